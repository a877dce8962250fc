import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { HireSummary } from './HireSummary.tsx'

export const hireSummary = declareWidget({
  name: 'HireSummary',
  description: 'What a visitor is about to hire, the receptionist at first, with a list to choose other agents from.',
  props: z.strictObject({}),
  example: '<HireSummary />',
  hydrate: 'never',
  takesChildren: false,
  component: HireSummary,
})
