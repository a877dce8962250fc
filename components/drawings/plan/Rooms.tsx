import { Fragment } from 'react'
import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { rectangle, hatch } from '../path.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'

const ROOM = 86
const HIGH = 68
/* Half of a wall, and a little. */
const EDGE = 3

type RoomRowProps = {
  /** The departments of the built rooms, from the left. */
  departments: readonly DepartmentId[]
  /** How many rooms there are in all; those beyond the departments are dashed. */
  of: number
}

/** A small plan of rooms side by side: those that are hired are built, the others are dashed. */
export function RoomRow({ departments, of }: RoomRowProps) {
  const width = of * ROOM + EDGE * 2
  const rooms = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      rectangle(EDGE + (from + index) * ROOM, EDGE, ROOM, HIGH),
    ).join('')
  const proposed = rooms(departments.length, of)
  return (
    <svg
      className="room-row"
      viewBox={`0 0 ${width} ${HIGH + EDGE * 2}`}
      width={width}
      height={HIGH + EDGE * 2}
      aria-hidden="true"
    >
      {proposed && <path className="proposed" d={proposed} />}
      <path className="hired" d={rooms(0, departments.length)} />
      {departments.map((department, index) => (
        <Fragment key={index}>
          <path
            className={`hatch ${departmentClass(department)}`}
            d={hatch({ x: EDGE * 2 + index * ROOM, y: EDGE * 2, width: ROOM - EDGE * 2, height: HIGH - EDGE * 2 })}
          />
          <PlacedSymbol department={department} x={EDGE + (index + 0.5) * ROOM} y={EDGE + HIGH / 2} scale={0.75} />
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
  to,
}: {
  /** Which wall of the room it is in. */
  to: 'right' | 'below'
}) {
  return to === 'right' ? (
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
