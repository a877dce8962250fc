import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { JourneyPlan } from './JourneyPlan.tsx'

export const journeyPlan = declareWidget({
  name: 'JourneyPlan',
  description:
    'The journey as a plan: three entrances for the pathways, one hall, three rooms for the stages. `Stages` explains its numbers.',
  props: z.strictObject({}),
  example: '<JourneyPlan />',
  hydrate: 'never',
  takesChildren: false,
  component: JourneyPlan,
})
