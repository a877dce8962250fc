import { Fragment } from 'react'
import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { rectangle, hatch } from '../path.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'

const WIDTH = 86
const HEIGHT = 68
/* A little more than half of a wall. */
const EDGE = 3

type RoomRowProps = {
  /** The departments of the built rooms, from the left. */
  departments: readonly DepartmentId[]
  /** How many rooms there are in all; those beyond the departments are dashed. */
  count: number
}

/** A small plan of rooms side by side: those that are hired are built, the others are dashed. */
export function RoomRow({ departments, count }: RoomRowProps) {
  const width = count * WIDTH + EDGE * 2
  const rooms = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      rectangle(EDGE + (from + index) * WIDTH, EDGE, WIDTH, HEIGHT),
    ).join('')
  const proposed = rooms(departments.length, count)
  return (
    <svg
      className="room-row"
      viewBox={`0 0 ${width} ${HEIGHT + EDGE * 2}`}
      width={width}
      height={HEIGHT + EDGE * 2}
      aria-hidden="true"
    >
      {proposed && <path className="proposed" d={proposed} />}
      <path className="hired" d={rooms(0, departments.length)} />
      {departments.map((department, index) => (
        <Fragment key={index}>
          <path
            className={`hatch ${departmentClass(department)}`}
            d={hatch({ x: EDGE * 2 + index * WIDTH, y: EDGE * 2, width: WIDTH - EDGE * 2, height: HEIGHT - EDGE * 2 })}
          />
          <PlacedSymbol department={department} x={EDGE + (index + 0.5) * WIDTH} y={EDGE + HEIGHT / 2} scale={0.75} />
        </Fragment>
      ))}
    </svg>
  )
}

/**
 * A door in a wall 6 pixels thick, standing open into the room that is drawn: the gap in the wall, the leaf and the arc
 * that it sweeps.
 */
export function RoomDoor({
  side,
}: {
  /** Which wall of the room it is in. */
  side: 'right' | 'below'
}) {
  return side === 'right' ? (
    <svg className="door to-right" viewBox="0 0 50 44" width="50" height="44" aria-hidden="true">
      <path className="gap" d="M44 0h6v44h-6z" />
      <path className="arc" d="M0 1a44 43 0 0 0 44 43" />
      <path className="leaf" d="M0 1h50" />
    </svg>
  ) : (
    <svg className="door to-below" viewBox="0 0 44 50" width="44" height="50" aria-hidden="true">
      <path className="gap" d="M0 44h44v6H0z" />
      <path className="arc" d="M1 0a43 44 0 0 1 43 44" />
      <path className="leaf" d="M1 0v50" />
    </svg>
  )
}
