import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { polyline, rectangle, floorLines, hatch, type Point, type Area } from '../path.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'
import { Walls, type Door, type Wall } from './Walls.tsx'

const MARGIN = 14

/* Where a desk is, as a share of its room's depth: away from the corridor, whose doors open into the rooms. */
const DESK_DEPTH = { above: 0.46, below: 0.56 }

type OfficePlanDrawingProps = {
  plan: OfficePlan
  /** The plan's text alternative: who is hired and who is not. */
  altText: string
  /** The number in a room whose plate is not shown: on phones and on paper. */
  numberOf: (id: string) => number
  /** Paths between desks that work together. */
  routes: readonly (readonly Point[])[]
  /** The part that has just been built and is animated: a room's id, or the corridor of a new floor. */
  fresh?: string
}

/** A floor of an office in plan. Solid is hired, dashed is available. */
export function OfficePlanDrawing({ plan, altText, numberOf, routes, fresh }: OfficePlanDrawingProps) {
  const {
    floor: { x, y, width, height },
    rooms,
    walls,
  } = plan
  const newWalls = new Set<OfficeWall>(
    fresh === 'corridor' ? walls.filter(({ rooms }) => rooms.length === 0) : fresh ? wallsOfOnly(plan, fresh) : [],
  )
  const wallsWhere = (predicate: (wall: OfficeWall) => boolean) => walls.filter(predicate).map(({ wall }) => wall)
  const newArea = fresh === 'corridor' ? plan.corridor : rooms.find(({ id }) => id === fresh)?.area
  return (
    <svg
      className="plan"
      viewBox={`${x - MARGIN} ${y - MARGIN} ${width + MARGIN * 2} ${height + MARGIN * 2}`}
      width={width + MARGIN * 2}
      height={height + MARGIN * 2}
      role="img"
      aria-label={altText}
    >
      <path className="floor" d={rectangle(x, y, width, height)} />
      {rooms
        .filter(({ filled }) => filled)
        .map(({ id, department, area }) => (
          <path key={id} className={`hatch ${departmentClass(department)}`} d={hatch(area)} />
        ))}
      <path className="floor-lines" d={floorLines(plan.floor)} />
      <Walls walls={wallsWhere(({ built }) => !built)} proposed />
      <Walls walls={wallsWhere((wall) => wall.built && !newWalls.has(wall))} />
      {newArea && (
        <g key={fresh} className="fresh">
          <Walls walls={[...newWalls].map(({ wall }) => wall)} />
          <path
            className="new-walls"
            pathLength="1"
            d={rectangle(newArea.x, newArea.y, newArea.width, newArea.height)}
          />
        </g>
      )}
      {routes.map((route) => (
        <path key={String(route)} className="route" d={polyline(route)} />
      ))}
      {rooms.map(({ id, department, filled, area, row }) => (
        <PlacedSymbol
          key={id}
          department={department}
          x={area.x + 95}
          y={area.y + area.height * DESK_DEPTH[row]}
          scale={2.15}
          proposed={!filled}
        />
      ))}
      {rooms.map(({ id, area }) => (
        <text key={id} className="room-number" x={area.x + area.width * 0.72} y={area.y + area.height * 0.57}>
          {numberOf(id)}
        </text>
      ))}
    </svg>
  )
}

/** A desk that the plan gives a room to. */
export type OfficeDesk = {
  id: string
  department: DepartmentId
  /** Across the floor, in percent from the left. */
  x: number
  /** Down the floor, in percent from the back wall. */
  y: number
  /** Hired: its room is built. Otherwise the room is proposed. */
  filled: boolean
}

type OfficeRoom = OfficeDesk & {
  area: Area
  /** Which side of the corridor it is on. */
  row: 'above' | 'below'
}

/** A wall with the rooms that it belongs to; the corridor's belong to none and are always built. */
type OfficeWall = { wall: Wall; rooms: readonly string[]; built: boolean }

/** A floor of an office in plan: two rows of rooms on a corridor. */
type OfficePlan = { floor: Area; corridor: Area; rooms: readonly OfficeRoom[]; walls: readonly OfficeWall[] }

const LEFT = 20
const TOP = 20
const WIDTH = 1000
const DEPTH = 240
const CORRIDOR = 120

/* A room's door, from the left end of its wall. */
const DOOR_AT = 26
const DOOR_WIDTH = 60

/* Between two paths side by side. */
const LANE = 10

/* Where paths begin in a room above the corridor, as a share of its depth: in front of the desk. */
const FRONT_OF_DESK = 0.75

/** Creates the plan of a floor: each desk gets the room at its position, or the next free one. */
export function officePlan(desks: readonly OfficeDesk[], { columns }: { columns: number }): OfficePlan {
  const bay = WIDTH / columns
  const corridor = { x: LEFT, y: TOP + DEPTH, width: WIDTH, height: CORRIDOR }
  const rooms = assignRooms(desks, columns).map(({ desk, row, column }): OfficeRoom => ({
    ...desk,
    row,
    area: { x: LEFT + column * bay, y: row === 'above' ? TOP : corridor.y + CORRIDOR, width: bay, height: DEPTH },
  }))
  return {
    floor: { x: LEFT, y: TOP, width: WIDTH, height: DEPTH * 2 + CORRIDOR },
    corridor,
    rooms,
    walls: [...corridorWalls(corridor, rooms), ...roomWalls(rooms)],
  }
}

/** The walls that belong to one room only: they are drawn when it is hired. */
export function wallsOfOnly(plan: OfficePlan, id: string): readonly OfficeWall[] {
  const filled = new Set(plan.rooms.filter((room) => room.filled).map((room) => room.id))
  return plan.walls.filter(({ rooms }) => rooms.includes(id) && rooms.every((room) => room === id || !filled.has(room)))
}

/**
 * The path between two desks of a floor: out of one door, along the corridor, in at the other; right angles only. A lane
 * other than 0 is beside the middle, so that paths which share a door or the corridor do not run into one.
 */
export function synergyRoute(
  { rooms, corridor }: OfficePlan,
  between: readonly [string, string],
  lane = 0,
): readonly Point[] | undefined {
  const ends = between.map((id) => rooms.find((room) => room.id === id))
  if (ends.some((room) => !room)) return undefined
  const [from, to] = ends.map((room): Point => [
    room!.area.x + DOOR_AT + DOOR_WIDTH / 2 + lane * LANE,
    room!.area.y + room!.area.height * (room!.row === 'above' ? FRONT_OF_DESK : 1 - FRONT_OF_DESK),
  ]) as [Point, Point]
  const middle = corridor.y + corridor.height / 2 + lane * LANE
  return from[0] === to[0] ? [from, to] : [from, [from[0], middle], [to[0], middle], to]
}

function assignRooms(desks: readonly OfficeDesk[], columns: number) {
  const occupied = new Set<string>()
  return desks.map((desk) => {
    let place = (desk.y < 50 ? 0 : columns) + Math.min(columns - 1, Math.floor((desk.x / 100) * columns))
    for (let attempt = 0; occupied.has(String(place)) && attempt < columns * 2; attempt++)
      place = (place + 1) % (columns * 2)
    occupied.add(String(place))
    return { desk, row: place < columns ? ('above' as const) : ('below' as const), column: place % columns }
  })
}

/** The corridor with the doors of the rooms along it, its own door at the left and a window at the right. */
function corridorWalls({ x, y, width, height }: Area, rooms: readonly OfficeRoom[]): OfficeWall[] {
  const doors = (row: OfficeRoom['row'], swing: Door['swing']): Door[] =>
    rooms
      .filter((room) => room.row === row)
      .map((room) => ({ at: room.area.x - x + DOOR_AT, width: DOOR_WIDTH, swing }))
  const walls: Wall[] = [
    { from: [x, y], to: [x + width, y], doors: doors('above', -1) },
    { from: [x, y + height], to: [x + width, y + height], doors: doors('below', 1) },
    { from: [x, y], to: [x, y + height], doors: [{ at: 25, width: 70, hinge: 'end' }] },
    { from: [x + width, y], to: [x + width, y + height], windows: [[25, 95]] },
  ]
  return walls.map((wall) => ({ wall, rooms: [], built: true }))
}

/**
 * Outer walls with windows and the walls between rooms; a wall that two rooms share is built as soon as one of them is.
 */
function roomWalls(rooms: readonly OfficeRoom[]): OfficeWall[] {
  const walls = new Map<string, { wall: Wall; owners: OfficeRoom[] }>()
  const add = (room: OfficeRoom, wall: Wall) => {
    const key = JSON.stringify([wall.from, wall.to])
    walls.set(key, { wall, owners: [...(walls.get(key)?.owners ?? []), room] })
  }
  for (const room of rooms) {
    const { x, y, width, height } = room.area
    const outer = room.row === 'above' ? y : y + height
    add(room, {
      from: [x, outer],
      to: [x + width, outer],
      windows: [
        [width * 0.16, width * 0.44],
        [width * 0.56, width * 0.84],
      ],
    })
    for (const at of [x, x + width]) {
      const facade = at === LEFT || at === LEFT + WIDTH
      add(room, { from: [at, y], to: [at, y + height], ...(facade && { windows: [[60, 180]] }) })
    }
  }
  return [...walls.values()].map(({ wall, owners }) => {
    const built = owners.some(({ filled }) => filled)
    return { wall: built ? wall : { ...wall, thickness: 8 }, rooms: owners.map(({ id }) => id), built }
  })
}
