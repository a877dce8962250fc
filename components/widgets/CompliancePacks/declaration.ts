import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { CompliancePacks } from './CompliancePacks.tsx'

export const compliancePackList = declareWidget({
  name: 'CompliancePacks',
  description: 'The three industry compliance packs with their prices and contents; their buttons say Coming Soon.',
  props: z.strictObject({}),
  example: '<CompliancePacks />',
  hydrate: 'never',
  takesChildren: false,
  component: CompliancePacks,
})
