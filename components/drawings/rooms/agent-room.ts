import { agents, type AgentId, type Feature } from '../../../data/agents.ts'
import { departments, type DepartmentId } from '../../../data/departments.ts'
import type { Callout, FloorPlan } from '../plan/FloorPlanDrawing.tsx'
import { armchair, plant, shelves, place } from '../plan/furniture.ts'
import { pairs, type Area } from '../path.ts'
import type { AgentRoom, RoomCallout } from './agent-room-type.ts'
import { analytics, content, marketing } from './marketing-rooms.ts'
import { compliance, finance, hr, operations } from './back-office-rooms.ts'
import { receptionist, sales, support } from './customer-rooms.ts'

const FLOOR: Area = { x: 60, y: 60, width: 540, height: 420 }

/** The plan of an agent's room. */
export function agentRoom(id: AgentId): FloorPlan {
  const { department, features } = agents[id]
  const room = rooms[id]
  return room ? roomPlan(department, room, calloutsOf(id, features, room)) : plainRoom(department)
}

/** The plan for an agent without a record in `rooms`: a plain room with its department's symbol. */
export function plainRoom(department: DepartmentId): FloorPlan {
  return roomPlan(department, plain, plainCallouts)
}

/**
 * The call-outs of an agent's features, in their order.
 * @throws if the room lacks one
 */
function calloutsOf(id: AgentId, features: readonly Feature[], { callouts }: AgentRoom): RoomCallout[] {
  return features.map((feature) => {
    const callout = callouts[feature.id]
    if (!callout)
      throw new Error(
        `The room of “${id}” has no call-out for the feature “${feature.id}”, only for ` +
          `${Object.keys(callouts).join(', ')}. Write one of these ids in data/agents.ts.`,
      )
    return callout
  })
}

function roomPlan(
  department: DepartmentId,
  room: Omit<AgentRoom, 'callouts'>,
  callouts: readonly RoomCallout[],
): FloorPlan {
  const { x, y, width, height } = FLOOR
  const [right, bottom] = [x + width, y + height]
  return {
    altText: `Plan of the ${departments[department].name} room: ${room.holds}.`,
    floor: FLOOR,
    walls: [
      { from: [x, y], to: [right, y], ...room.above },
      { from: [x, y], to: [x, bottom], ...room.left },
      { from: [x, bottom], to: [right, bottom], ...room.below },
      { from: [right, y], to: [right, bottom], ...room.right },
      ...(room.inside ?? []),
    ],
    desks: [{ department, at: room.desk, scale: room.scale ?? 4.6, turn: room.turn }],
    zones: (room.zones ?? [FLOOR]).map((zone) => ({ department, ...zone })),
    furniture: room.furniture,
    onDesks: room.onDesk,
    routes: room.routes,
    callouts: callouts.map((callout, index): Callout => ({ number: index + 1, ...callout })),
    count: '1 desk',
  }
}

const plain: Omit<AgentRoom, 'callouts'> = {
  holds: 'a desk, a wall of shelves, two chairs for visitors and the door',
  desk: [330, 250],
  above: { windows: pairs('80,220 320,460') },
  left: {},
  below: { doors: [{ at: 70, width: 80, swing: -1 }] },
  right: {},
  furniture: [
    place(shelves(240, 34, 6), 573, 230, 90),
    place(armchair, 90, 218, 270),
    place(armchair, 90, 268, 270),
    place(plant, 96, 104),
  ],
}

/** Call-outs of the plain room, in the order of the features: its furniture shows none of them. */
const plainCallouts: readonly RoomCallout[] = [
  { at: [200, 130], target: [270, 200] },
  { at: [330, 96], target: [330, 170] },
  { at: [460, 130], target: [400, 200] },
  { at: [500, 260], target: [560, 250] },
  { at: [180, 260], target: [108, 240] },
  { at: [290, 440], target: [200, 440] },
]

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
