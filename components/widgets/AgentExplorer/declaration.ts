import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

export const agentExplorer = declareWidget({
  name: 'AgentExplorer',
  sentence: 'Six agents as rooms of one plan, each with the problems that it ends, the benefits that it brings and a link to its page.',
  props: z.strictObject({}),
  example: '<AgentExplorer />',
  wakes: 'never',
  takesChildren: false,
  component: AgentExplorer,
})
