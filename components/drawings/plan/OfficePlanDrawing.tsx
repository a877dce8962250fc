import { departmentClass } from '../department-class.ts'
import { polyline, rectangle, type Point } from '../path.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'
import { floorLines, hatch, type Area } from './grid.ts'
import { wallsOfOnly, type OfficePlan, type OfficeWall } from './office-plan.ts'
import { Walls } from './Walls.tsx'

const MARGIN = 14
/* A desk's position in its room, from the top: away from the corridor, whose doors open into the rooms. */
const CLEAR_OF_DOOR = { above: 0.46, below: 0.56 }

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
  const isNew = new Set<OfficeWall>(
    fresh === 'corridor' ? walls.filter(({ rooms }) => rooms.length === 0) : fresh ? wallsOfOnly(plan, fresh) : [],
  )
  const only = (predicate: (wall: OfficeWall) => boolean) => walls.filter(predicate).map(({ wall }) => wall)
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
      <Walls walls={only(({ built }) => !built)} proposed />
      <Walls walls={only((wall) => wall.built && !isNew.has(wall))} />
      {newArea && (
        <g key={fresh} className="fresh">
          <Walls walls={[...isNew].map(({ wall }) => wall)} />
          <path className="new-walls" pathLength="1" d={areaPath(newArea)} />
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
          y={area.y + area.height * CLEAR_OF_DOOR[row]}
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

function areaPath({ x, y, width, height }: Area): string {
  return rectangle(x, y, width, height)
}
