import { agents, type AgentId } from './agents.ts'
import { roleOf, type DepartmentId, type RoleId } from './departments.ts'
import { agentPrice } from './pricing.ts'

/** A desk of the office: the specification's 'office agent'. Whether it is filled is the office's state, not the record's. */
export type Desk = {
  /** An agent's id, or a further role's: each is seated once. */
  id: DeskId
  /** The department whose colour, code and symbol it has. */
  type: DepartmentId
  /** What stands on its plate. */
  name: string
  /** What it does, in a few words. */
  description: string
  /** Pounds a month when hired alone; in an office the volume price applies. */
  price: number
  /** The floor that it stands on, 1 for the ground floor. */
  floor: number
  /** Across the floor, in percent from the left. */
  x: number
  /** Down the floor, in percent from the back wall. */
  y: number
}

/** Who sits at the desks: a lead agent or a further role of a department. */
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

/** The desks of a full office, floor by floor from the ground, in reading order. The first four are the ones shown at first. */
export const desks: readonly Desk[] = FLOORS.flatMap((ids, floor) =>
  ids.map((id, place) => ({ id, ...occupant(id), price: agentPrice, floor: floor + 1, ...POSITIONS[place]! })),
)

/** The names of the floors, from the ground. */
export const floorNames = ['Ground floor', 'First floor', 'Second floor', 'Third floor'] as const

function occupant(id: DeskId): Pick<Desk, 'type' | 'name' | 'description'> {
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
  { between: ['receptionist', 'sales'], text: 'New callers go straight to Sales' },
  { between: ['receptionist', 'support'], text: 'Repeat callers are not asked twice' },
  { between: ['receptionist', 'finance'], text: '“Have you had my payment?” gets an answer' },
  { between: ['sales', 'finance'], text: 'A job that is won raises its first invoice' },
  { between: ['sales', 'marketing'], text: 'Campaign replies are followed up' },
  { between: ['support', 'operations'], text: 'A late job is explained before anyone asks' },
  { between: ['finance', 'operations'], text: 'A finished job is billed' },
  { between: ['marketing', 'content'], text: 'The month’s plan comes with its drafts' },
  { between: ['marketing', 'analytics'], text: 'Each campaign is counted in calls' },
  { between: ['hr', 'compliance'], text: 'A starter’s papers are complete on day one' },
  { between: ['operations', 'analytics'], text: 'The slowest step is named every week' },
  { between: ['receptionist', 'after-hours-desk'], text: 'Night calls are in the morning’s notes' },
  { between: ['sales', 'quote-desk'], text: 'No quote goes quiet unnoticed' },
  { between: ['support', 'complaints-desk'], text: 'A complaint arrives with its history' },
  { between: ['finance', 'credit-control-desk'], text: 'Reminders stop the day the money comes' },
  { between: ['operations', 'dispatch-desk'], text: 'Crew and customer hear the same time' },
  { between: ['compliance', 'policy-desk'], text: 'The rule and the record lie side by side' },
]

/** The desks that are filled, as the lines of a quote, in the order of the floors. */
export function hiredDesks({ hired }: { hired: readonly DeskId[] }): readonly Desk[] {
  return desks.filter(({ id }) => hired.includes(id))
}
