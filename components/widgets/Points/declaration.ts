import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { pointLists, Points } from './Points.tsx'

export const points = declareWidget({
  name: 'Points',
  description: 'The points of an argument side by side, each a heading and a sentence or two.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(pointLists) as (keyof typeof pointLists)[])
      .describe('`why-agents` and `advantages` stand in `data/eras.ts`, `value-drivers` in `data/transformation.ts`.'),
  }),
  example: '<Points of="why-agents" />',
  hydrate: 'never',
  takesChildren: false,
  component: Points,
})
