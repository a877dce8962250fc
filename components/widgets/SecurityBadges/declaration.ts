import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SecurityBadges } from './SecurityBadges.tsx'

export const securityBadges = declareWidget({
  name: 'SecurityBadges',
  description: "The company's certifications as badges, each with its true status.",
  props: z.strictObject({}),
  example: '<SecurityBadges />',
  hydrate: 'never',
  takesChildren: false,
  component: SecurityBadges,
})
