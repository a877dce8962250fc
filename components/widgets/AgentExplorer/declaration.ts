import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

export const agentExplorer = declareWidget({
  name: 'AgentExplorer',
  description:
    'Six agents as rooms of one plan, by category; each with the problems that it ends and the benefits that it brings as two tabs, and a link to its page.',
  props: z.strictObject({}),
  example: '<AgentExplorer />',
  hydrate: 'intent',
  queryParameters: ['category', 'benefits'],
  takesChildren: false,
  component: AgentExplorer,
})
