import type { AgentId } from '../../../data/agents.ts'
import type { AgentRoom } from './agent-room-type.ts'
import { analytics } from './analytics.ts'
import { compliance } from './compliance.ts'
import { content } from './content.ts'
import { finance } from './finance.ts'
import { hr } from './hr.ts'
import { marketing } from './marketing.ts'
import { operations } from './operations.ts'
import { receptionist } from './receptionist.ts'
import { sales } from './sales.ts'
import { support } from './support.ts'

/** The rooms of the agents. Each call-out points at what its feature uses. An agent needs no room of its own. */
export const rooms: Partial<Record<AgentId, AgentRoom>> = {
  receptionist,
  sales,
  support,
  finance,
  marketing,
  hr,
  operations,
  compliance,
  content,
  analytics,
}
