import { setupSteps } from '../../../data/hire.ts'
import { SetupRuler } from '../../ui/SetupRuler.tsx'

/** The four setup steps on a ruler of minutes, each with what you do in it. */
export function SetupSteps() {
  return <SetupRuler steps={setupSteps} />
}
