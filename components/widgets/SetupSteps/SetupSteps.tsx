import { setupSteps } from '../../../data/hire.ts'
import { SetupRuler } from '../../ui/Steps.tsx'
import { declareWidget } from '../declare.ts'

/** The four setup steps on a ruler of minutes, each with what you do in it. */
export function SetupSteps() {
  return <SetupRuler steps={setupSteps} />
}

export default declareWidget({
  name: 'SetupSteps',
  description: 'The steps from signing up to the first call, on a ruler of minutes.',
  example: '<SetupSteps />',
  component: SetupSteps,
})
