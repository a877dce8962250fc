import { declareWidget } from '../declare.ts'
import { JourneyPlan } from './JourneyPlan.tsx'

export default declareWidget({
  name: 'JourneyPlan',
  description:
    'The journey as a plan: three entrances for the pathways, one hall, three rooms for the stages. `Stages` explains its numbers.',
  example: '<JourneyPlan />',
  component: JourneyPlan,
})
