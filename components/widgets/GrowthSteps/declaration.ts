import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { GrowthSteps } from './GrowthSteps.tsx'

export const growthSteps = declareWidget({
  name: 'GrowthSteps',
  description:
    'How an office grows, in up to three steps: each third-level heading begins one, beside a plan with one more room.',
  props: z.strictObject({}),
  example:
    '<GrowthSteps>\n\n### Start with one agent\n\nMost begin at the front desk.\n\n### Add only what you need\n\nThe next desk, when you want it.\n\n</GrowthSteps>',
  hydrate: 'never',
  takesChildren: true,
  component: GrowthSteps,
})
