import { agentGrid } from './AgentGrid/declaration.ts'

/** The registry: every widget that MDX may name. A new widget is its folder and its line here. */
export const widgets = {
  AgentGrid: agentGrid,
} as const

export type WidgetName = keyof typeof widgets
