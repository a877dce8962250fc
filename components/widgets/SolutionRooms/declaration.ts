import { declareWidget } from '../declare.ts'
import { SolutionRooms } from './SolutionRooms.tsx'

export default declareWidget({
  name: 'SolutionRooms',
  description: 'The four solutions, drawn as rooms of one plan, each with a call or a dashboard to try.',
  example: '<SolutionRooms />',
  component: SolutionRooms,
})
