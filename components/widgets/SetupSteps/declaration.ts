import { declareWidget } from '../declare.ts'
import { SetupSteps } from './SetupSteps.tsx'

export default declareWidget({
  name: 'SetupSteps',
  description: 'The steps from signing up to the first call, on a ruler of minutes.',
  example: '<SetupSteps />',
  component: SetupSteps,
})
