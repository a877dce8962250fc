import { declareWidget } from '../declare.ts'
import { HireSummary } from './HireSummary.tsx'

export default declareWidget({
  name: 'HireSummary',
  description: 'What a visitor is about to hire, the receptionist at first, with a list to choose other agents from.',
  example: '<HireSummary />',
  component: HireSummary,
})
