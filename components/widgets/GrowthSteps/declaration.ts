import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { GrowthSteps } from './GrowthSteps.tsx'

export const growthSteps = declareWidget({
  name: 'GrowthSteps',
  description: 'How an office grows, a `GrowthStep` at a time, with plans that fill room by room.',
  props: z.strictObject({}),
  example:
    '<GrowthSteps>\n<GrowthStep rooms={1}>\n\n### Start with one agent\n\nMost begin at the front desk.\n\n</GrowthStep>\n<GrowthStep rooms={2}>\n\n### Add only what you need\n\nThe next desk, when you want it.\n\n</GrowthStep>\n</GrowthSteps>',
  hydrate: 'never',
  takesChildren: true,
  component: GrowthSteps,
})
