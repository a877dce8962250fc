import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { GrowthStep, ROOMS } from './GrowthStep.tsx'

export const growthStep = declareWidget({
  name: 'GrowthStep',
  description:
    'One step of `GrowthSteps`: a third-level heading and a sentence, beside a plan with so many rooms built.',
  props: z.strictObject({
    rooms: z.int().min(1).max(ROOMS).describe(`How many of the ${ROOMS} rooms are built; the others are dashed.`),
  }),
  example:
    '<GrowthSteps>\n<GrowthStep rooms={1}>\n\n### Start with one agent\n\nMost begin at the front desk.\n\n</GrowthStep>\n</GrowthSteps>',
  hydrate: 'never',
  takesChildren: true,
  component: GrowthStep,
})
