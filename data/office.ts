import { agentIds, agents, type AgentId } from './agents.ts'
import { roleOf, type DepartmentId, type RoleId } from './departments.ts'
import type { PowerUpId } from './pricing.ts'

/** A desk of the office. Whether it is filled is the office's state, not the record's. */
export type Desk = {
  /** An agent's id, or a further role's. Each has one desk. */
  id: DeskId
  /** The department whose colour, code and symbol it has. */
  type: DepartmentId
  /** The text on its plate. */
  name: string
  /** What it does, in a few words. */
  description: string
  /** Its floor; 1 is the ground floor. */
  floor: number
  /** Across the floor, in percent from the left. */
  x: number
  /** Down the floor, in percent from the back wall. */
  y: number
}

/** Who works at a desk: a lead agent or a further role of a department. */
export type DeskId = AgentId | RoleId

const FLOORS = [
  ['receptionist', 'sales', 'support', 'finance'],
  ['marketing', 'hr', 'operations', 'compliance'],
  ['content', 'analytics', 'after-hours-desk', 'quote-desk'],
  ['complaints-desk', 'credit-control-desk', 'dispatch-desk', 'policy-desk'],
] as const satisfies readonly (readonly DeskId[])[]

/** Four rooms, two on each side of a corridor, in reading order. */
const POSITIONS = [
  { x: 25, y: 25 },
  { x: 75, y: 25 },
  { x: 25, y: 75 },
  { x: 75, y: 75 },
] as const

/**
 * The desks of a full office, floor by floor from the ground, in reading order. The first four are the ones shown at
 * first.
 */
export const desks: readonly Desk[] = FLOORS.flatMap((ids, floor) =>
  ids.map((id, position) => ({ id, ...occupantOf(id), floor: floor + 1, ...POSITIONS[position]! })),
)

/** The names of the floors, from the ground. */
export const floorNames = ['Ground floor', 'First floor', 'Second floor', 'Third floor'] as const

function occupantOf(id: DeskId): Pick<Desk, 'type' | 'name' | 'description'> {
  if (id in agents) {
    const { department, name, description } = agents[id as AgentId]
    return { type: department, name, description }
  }
  const { department, name, line } = roleOf(id as RoleId)
  return { type: department, name, description: line }
}

/** Two desks that work better together. */
export type Synergy = {
  /** The two desks, in reading order. */
  between: readonly [DeskId, DeskId]
  /** What the pair does, in one line. */
  text: string
}

/** The synergies of the office; one is shown when both of its desks are filled. */
export const synergies: readonly Synergy[] = [
  { between: ['receptionist', 'sales'], text: 'New callers who want a quote go straight to Sales' },
  { between: ['receptionist', 'support'], text: 'Repeat callers don’t have to explain again' },
  { between: ['receptionist', 'finance'], text: 'Callers can find out if you’ve had their payment' },
  { between: ['sales', 'finance'], text: 'When you win a job, Finance drafts the first invoice' },
  { between: ['sales', 'marketing'], text: 'Campaign replies are followed up' },
  { between: ['support', 'operations'], text: 'Customers hear why a job is late before they ask' },
  { between: ['finance', 'operations'], text: 'Every finished job is invoiced' },
  { between: ['marketing', 'content'], text: 'The month’s plan comes with drafts already written' },
  { between: ['marketing', 'analytics'], text: 'You see how many calls each campaign brought' },
  { between: ['hr', 'compliance'], text: 'A new starter’s documents are complete by day one' },
  { between: ['operations', 'analytics'], text: 'You see the slowest step every week' },
  { between: ['receptionist', 'after-hours-desk'], text: 'Last night’s calls are in this morning’s call notes' },
  { between: ['sales', 'quote-desk'], text: 'Every quote is followed up' },
  { between: ['support', 'complaints-desk'], text: 'Every complaint comes with its history' },
  { between: ['finance', 'credit-control-desk'], text: 'Reminders stop as soon as the money arrives' },
  { between: ['operations', 'dispatch-desk'], text: 'Your crew and the customer get the same arrival time' },
  { between: ['compliance', 'policy-desk'], text: 'Staff see the policy and the record together' },
]

/** What can be hired: a desk without its place in the office. */
export type HireableDesk = Omit<Desk, 'floor' | 'x' | 'y'>

/** The desks of the office, then the agents that have no desk in it. */
const hireable: readonly HireableDesk[] = [
  ...desks,
  ...agentIds.filter((agent) => !desks.some(({ id }) => id === agent)).map((id) => ({ id, ...occupantOf(id) })),
]

/** The desks with these ids, in the order of the floors. Unknown ids are ignored. */
export function hiredDesks({ hired }: { hired: readonly string[] }): readonly HireableDesk[] {
  return hireable.filter(({ id }) => hired.includes(id))
}

/** An example of what a business might hire. Its price follows from the volume prices. */
export type ExampleOffice = {
  /** The kind of business. */
  name: string
  /** Why it would hire these agents, in one sentence. */
  reason: string
  /** The agents, in the order in which they are listed. */
  desks: readonly [DeskId, ...DeskId[]]
  powerUps: readonly PowerUpId[]
}

/** The examples on /pricing, from small to large. */
export const exampleOffices: readonly ExampleOffice[] = [
  {
    name: 'A sole trader',
    reason: 'You’re on a job and can’t pick up the phone.',
    desks: ['receptionist'],
    powerUps: [],
  },
  {
    name: 'A busy practice',
    reason: 'One person does the phone, the emails and the invoices.',
    desks: ['receptionist', 'support', 'finance'],
    powerUps: ['voices'],
  },
  {
    name: 'A growing company',
    reason: 'Every department is stretched, and nobody has time to recruit.',
    desks: ['receptionist', 'sales', 'support', 'finance', 'marketing', 'hr', 'operations', 'analytics'],
    powerUps: ['memory'],
  },
]
