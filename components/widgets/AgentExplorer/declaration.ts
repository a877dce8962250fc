import { declareWidget } from '../declare.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

export default declareWidget({
  name: 'AgentExplorer',
  description:
    'Six agents by category, drawn as rooms of one plan. Each has a tab for problems, a tab for benefits, and a link to its page.',
  example: '<AgentExplorer />',
  hydrate: 'intent',
  queryParameters: ['category', 'benefits'],
  component: AgentExplorer,
})
