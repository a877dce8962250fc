import type { DepartmentId } from './departments.ts'

/** An agent that a customer hires: a product record with a page of its own. */
export type Agent = {
  /** What the agent is called on cards and doors. */
  name: string
  /** The department that it leads. */
  department: DepartmentId
  /** Its job in two to four words (specification, section 3). */
  description: string
  /** Pounds a month for one agent (specification, section 9). */
  price: number
}

/** The ten agents. The first nine, in this order, are the home page's catalogue. */
export const agents = {
  receptionist: { name: 'Receptionist', department: 'reception', description: 'Never miss a call', price: 99 },
  sales: { name: 'Sales', department: 'sales', description: 'Convert leads', price: 99 },
  support: { name: 'Support', department: 'support', description: '24/7 customer care', price: 99 },
  finance: { name: 'Finance', department: 'finance', description: 'Manage invoices', price: 99 },
  marketing: { name: 'Marketing', department: 'marketing', description: 'Drive campaigns', price: 99 },
  hr: { name: 'HR', department: 'hr', description: 'Handle onboarding', price: 99 },
  operations: { name: 'Operations', department: 'operations', description: 'Optimise processes', price: 99 },
  compliance: { name: 'Compliance', department: 'compliance', description: 'Ensure regulations', price: 99 },
  content: { name: 'Content', department: 'content', description: 'Create content', price: 99 },
  analytics: { name: 'Analytics', department: 'analytics', description: 'Read the numbers', price: 99 },
} as const satisfies Record<string, Agent>

export type AgentId = keyof typeof agents

/** Every agent's id, in order. */
export const agentIds = Object.keys(agents) as AgentId[]

/** The nine agents of the home page's catalogue (specification, section 3). */
export const catalogue: AgentId[] = agentIds.filter((id) => id !== 'analytics')
