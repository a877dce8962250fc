import { declareWidget } from '../declare.ts'
import { Stages } from './Stages.tsx'

export default declareWidget({
  name: 'Stages',
  description:
    'Learn, Build, Launch: what happens in each stage and what you have at its end, numbered as in `JourneyPlan`.',
  example: '<Stages />',
  component: Stages,
})
