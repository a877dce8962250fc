import { agents, type AgentId } from '../../../data/agents.ts'
import { departments, type DepartmentId } from '../../../data/departments.ts'
import type { Callout, FloorPlan } from '../plan/floor-plan.ts'
import type { Area } from '../plan/grid.ts'
import { plant, rack, seat } from './furniture.ts'
import type { AgentRoom } from './agent-room-type.ts'
import { rooms } from './rooms.ts'

const FLOOR: Area = { x: 60, y: 60, width: 540, height: 420 }

/** The plan of an agent's room. */
export function agentRoom(id: AgentId): FloorPlan {
  return roomPlan(agents[id].department, rooms[id])
}

/** The plan of a room. An agent that nobody has furnished a room for gets a plain one with its department's symbol. */
export function roomPlan(department: DepartmentId, room: AgentRoom = plain): FloorPlan {
  const { x, y, width, height } = FLOOR
  const [right, bottom] = [x + width, y + height]
  return {
    sentence: `Plan of the ${departments[department].name} room: ${room.holds}. The numbers 1 to ${room.notes.length} are explained in the list below.`,
    floor: FLOOR,
    walls: [
      { from: [x, y], to: [right, y], ...room.above },
      { from: [x, y], to: [x, bottom], ...room.left },
      { from: [x, bottom], to: [right, bottom], ...room.below },
      { from: [right, y], to: [right, bottom], ...room.right },
      ...(room.inside ?? []),
    ],
    desks: [{ department, at: room.desk, scale: room.scale ?? 4.6, turn: room.turn }],
    zones: [{ department, ...room.zone }],
    fixtures: room.furniture.join(''),
    onDesks: room.onDesk?.join(''),
    routes: room.routes,
    callouts: room.notes.map((note, index): Callout => ({ number: index + 1, ...note })),
    count: '1 desk',
  }
}

const plain: AgentRoom = {
  holds: 'a desk, a wall of shelves, two chairs for visitors and the door',
  desk: [330, 250],
  above: {
    windows: [
      [80, 220],
      [320, 460],
    ],
  },
  left: {},
  below: { doors: [{ at: 70, width: 80, swing: -1 }] },
  right: {},
  zone: { x: 180, y: 110, width: 300, height: 280 },
  furniture: [rack(556, 110, 34, 240, 6), seat(72, 200, 'left'), seat(72, 250, 'left'), plant(96, 104)],
  notes: [
    { at: [200, 130], target: [270, 200] },
    { at: [330, 96], target: [330, 170] },
    { at: [460, 130], target: [400, 200] },
    { at: [500, 260], target: [560, 250] },
    { at: [180, 260], target: [108, 240] },
    { at: [290, 440], target: [200, 440] },
  ],
}
