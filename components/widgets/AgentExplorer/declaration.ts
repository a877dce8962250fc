import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

export const agentExplorer = declareWidget({
  name: 'AgentExplorer',
  description:
    'Six agents by category, drawn as rooms of one plan. Each has a tab for problems, a tab for benefits, and a link to its page.',
  props: z.strictObject({}),
  example: '<AgentExplorer />',
  hydrate: 'intent',
  queryParameters: ['category', 'benefits'],
  takesChildren: false,
  component: AgentExplorer,
})
