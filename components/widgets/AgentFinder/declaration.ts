import { declareWidget } from '../declare.ts'
import { AgentFinder } from './AgentFinder.tsx'

export default declareWidget({
  name: 'AgentFinder',
  description: 'What happens in a week that needs an agent, in a sentence for each agent of the explorer.',
  example: '<AgentFinder />',
  component: AgentFinder,
})
