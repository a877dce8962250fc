import { declareWidget } from '../declare.ts'
import { AgentGrid } from './AgentGrid.tsx'

export default declareWidget({
  name: 'AgentGrid',
  description: 'The agents of the catalogue, drawn as rooms of one plan, each with its job and its price.',
  example: '<AgentGrid />',
  component: AgentGrid,
})
