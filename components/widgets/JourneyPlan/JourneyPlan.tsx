import { pathwayIds, pathways, stages } from '../../../data/journey.ts'
import type { Point } from '../../drawings/path.ts'
import { FloorPlanDrawing, type FloorPlan } from '../../drawings/plan/FloorPlanDrawing.tsx'
import type { Wall } from '../../drawings/plan/Walls.tsx'
import { declareWidget } from '../declare.ts'

/** The journey as a plan: three ways in, then room after room. */
export function JourneyPlan() {
  return (
    <figure className="[&_svg]:w-full">
      <FloorPlanDrawing plan={journeyPlan} />
    </figure>
  )
}

const [left, top, right, bottom] = [20, 20, 580, 380]

const lobbyHeight = 120

const hall = { from: 240, to: 280 }

const roomWidth = 100

const middleOfHall = (hall.from + hall.to) / 2

const middle = (top + bottom) / 2

const doorWidth = 48

const lobbies = pathwayIds.map((id, index) => ({ name: pathways[id].name, y: top + index * lobbyHeight }))

const rooms = stages.map(({ name }, index) => ({ name, x: hall.to + index * roomWidth }))

const doors = lobbies.map(({ y }) => ({ at: y - top + (lobbyHeight - doorWidth) / 2, width: doorWidth }))

const windows = rooms.map(({ x }) => [x - left + 24, x - left + 76] as const)

const roomDoor = { at: middle - top - doorWidth / 2, width: doorWidth }

const walls: Wall[] = [
  { from: [left, top], to: [right, top], windows: [[70, 140], ...windows] },
  { from: [left, bottom], to: [right, bottom], windows },
  { from: [left, top], to: [left, bottom], doors },
  { from: [right, top], to: [right, bottom], doors: [{ ...roomDoor, swing: -1, hinge: 'end' }] },
  {
    from: [hall.from, top],
    to: [hall.from, bottom],
    thickness: 8,
    doors: doors.map((door) => ({ ...door, swing: -1 })),
  },
  ...lobbies.slice(1).map(({ y }): Wall => ({ from: [left, y], to: [hall.from, y], thickness: 8 })),
  ...rooms.map(({ x }): Wall => ({ from: [x, top], to: [x, bottom], thickness: 8, doors: [roomDoor] })),
]

/* In the first stage the desk is only planned. */
const desks = rooms.map(({ x }, index) => ({
  department: 'reception' as const,
  at: [x + roomWidth / 2, 84] as Point,
  scale: 1.25,
  proposed: index === 0,
}))

const builtRooms = rooms.filter((_, index) => !desks[index]!.proposed)

/** The journey as a plan: three ways in, one hall, and three rooms one after the other. */
const journeyPlan: FloorPlan = {
  altText: `Plan of a building with three entrances, ${lobbies.map(({ name }) => name).join(', ')}. They meet in one hall, which leads through three rooms: ${rooms.map(({ name }) => name).join(', ')}.`,
  floor: { x: left, y: top, width: right - left, height: bottom - top },
  walls,
  desks,
  zones: builtRooms.map(({ x }) => ({ department: 'reception', x, y: top, width: roomWidth, height: bottom - top })),
  routes: [
    ...lobbies.map(({ y }): Point[] => {
      const centre = y + lobbyHeight / 2
      return [
        [left + 12, centre],
        [middleOfHall, centre],
        ...(centre === middle ? [] : [[middleOfHall, middle] as Point]),
      ]
    }),
    [
      [middleOfHall, middle],
      [right + 8, middle],
    ],
  ],
  callouts: rooms.map(({ x }, index) => ({ number: index + 1, at: [x + roomWidth / 2, 290] })),
  rooms: [
    ...lobbies.map(({ name, y }) => ({ name, at: [left + 8, y + lobbyHeight - 14] as Point })),
    ...rooms.map(({ name, x }) => ({ name, at: [x + 8, bottom - 22] as Point })),
  ],
}

export default declareWidget({
  name: 'JourneyPlan',
  description:
    'The journey as a plan: three entrances for the pathways, one hall, three rooms for the stages. `Stages` explains its numbers.',
  example: '<JourneyPlan />',
  component: JourneyPlan,
})
