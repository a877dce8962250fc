import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { AgentGrid } from './AgentGrid.tsx'

export const agentGrid = declareWidget({
  name: 'AgentGrid',
  description: 'The nine agents of the catalogue, drawn as rooms of one plan, each with its job and its price.',
  props: z.strictObject({}),
  example: '<AgentGrid />',
  hydrate: 'never',
  takesChildren: false,
  component: AgentGrid,
})
