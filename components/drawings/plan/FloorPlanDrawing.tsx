import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { numbers, polyline, rectangle, floorLines, hatch, type Point, type Area } from '../path.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'
import { Walls, type Wall } from './Walls.tsx'

/** A number in a circle that a list beside the plan explains. */
export type Callout = {
  number: number
  /** The circle's centre. */
  at: Point
  /** What it points at. Undefined if the circle is on the thing itself. */
  target?: Point
}

type PlannedDesk = {
  department: DepartmentId
  /** Its centre. */
  at: Point
  /** 1 is 64 pixels wide. */
  scale: number
  /** Degrees clockwise; at 0 the person at the desk faces the top. */
  turn?: number
  /** Dashed: it could be hired. */
  proposed?: boolean
}

/** A plan as data: the contents of a room or a building. Coordinates are in pixels; walls are on a grid of 20. */
export type FloorPlan = {
  /** The plan's text alternative: one or two sentences. */
  altText: string
  /** The floor between the outer walls. Dimensions are drawn around it. */
  floor: Area
  walls: readonly Wall[]
  desks: readonly PlannedDesk[]
  /** The rooms that hired agents work in, or an agent's share of one: hatched in the department's colour. */
  zones?: readonly ({ department: DepartmentId } & Area)[]
  /** Furniture other than desks: each piece as path data, from `place`. */
  furniture?: readonly string[]
  /** What lies on the desks: each thing as path data, from `place`. */
  onDesks?: readonly string[]
  /** Paths through the plan, at right angles. */
  routes?: readonly (readonly Point[])[]
  callouts?: readonly Callout[]
  /** Names of rooms, each with the left end of its line. */
  rooms?: readonly { name: string; at: Point }[]
  /** What is counted along the bottom, such as '4 desks'. */
  count?: string
}

const MARGIN = 14

/* At the sides: half of a wall and its line, so that the drawing reaches the edge of its column. */
const SIDE = 7

/* For the dimension line and its words. */
const BELOW = 66

/** A room or a building in plan. Solid is built, dashed is proposed; numbers are explained by a list beside it. */
export function FloorPlanDrawing({ plan }: { plan: FloorPlan }) {
  const {
    floor: { x, y, width, height },
    count,
  } = plan
  const box = [x - SIDE, y - MARGIN, width + SIDE * 2, height + MARGIN + (count ? BELOW : MARGIN)] as const
  return (
    <svg className="plan" viewBox={numbers(...box)} width={box[2]} height={box[3]} role="img" aria-label={plan.altText}>
      <path className="floor" d={rectangle(x, y, width, height)} />
      <path className="floor-lines" d={floorLines(plan.floor)} />
      {plan.zones?.map((zone) => (
        <path key={`${zone.x} ${zone.y}`} className={`hatch ${departmentClass(zone.department)}`} d={hatch(zone)} />
      ))}
      <Walls walls={plan.walls} />
      {plan.furniture && <path className="furniture" d={plan.furniture.join('')} />}
      {plan.routes?.map((route) => (
        <path key={numbers(...route[0]!)} className="route" d={polyline(route)} />
      ))}
      {plan.desks.map(({ department, at: [deskX, deskY], ...desk }) => (
        <PlacedSymbol key={`${deskX} ${deskY}`} department={department} x={deskX} y={deskY} {...desk} />
      ))}
      {plan.onDesks && <path className="furniture" d={plan.onDesks.join('')} />}
      {plan.rooms?.map(({ name, at }) => (
        <text key={name} className="label name" x={at[0]} y={at[1]}>
          {name}
        </text>
      ))}
      {plan.callouts?.map((callout) => (
        <CalloutMark key={callout.number} {...callout} />
      ))}
      {count && <CountLine from={[x, y + height + 34]} width={width} count={count} />}
    </svg>
  )
}

function CalloutMark({ number, at, target }: Callout) {
  return (
    <g className="callout">
      {target && (
        <path d={`${polyline([target, at])}M${numbers(target[0] - 3, target[1])}a3 3 0 1 0 6 0 3 3 0 1 0-6 0`} />
      )}
      <circle cx={at[0]} cy={at[1]} r="16" />
      <text x={at[0]} y={at[1] + 6}>
        {number}
      </text>
    </g>
  )
}

/** A line with a tick at each end, and what is counted between: things that the visitor buys, not invented metres. */
function CountLine({ from: [x, y], width, count }: { from: Point; width: number; count: string }) {
  const end = x + width
  const ticks = [x, end].map((at) => `M${numbers(at, y - 8)}v16M${numbers(at - 5, y + 5)}l10-10`)
  return (
    <>
      <path className="dimension" d={`M${numbers(x, y)}L${numbers(end, y)}${ticks.join('')}`} />
      <text className="label centred" x={x + width / 2} y={y + 22}>
        {count}
      </text>
    </>
  )
}
