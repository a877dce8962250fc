import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Stages } from './Stages.tsx'

export const stages = declareWidget({
  name: 'Stages',
  description:
    'Learn, Build, Launch: what happens in each stage and what you have at its end, numbered as in `JourneyPlan`.',
  props: z.strictObject({}),
  example: '<Stages />',
  hydrate: 'never',
  takesChildren: false,
  component: Stages,
})
