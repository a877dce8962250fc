import { declareWidget } from '../declare.ts'
import { PhasedDesks } from './PhasedDesks.tsx'

export default declareWidget({
  name: 'PhasedDesks',
  description: 'The agents of a larger firm in three phases, with a progress bar for each phase.',
  example: '<PhasedDesks />',
  component: PhasedDesks,
})
