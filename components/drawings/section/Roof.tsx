import type { DepartmentId } from '../../../data/departments.ts'
import { PlacedSymbol } from '../symbols/PlanSymbol.tsx'

/** The roof of a building in section, with the desks that there is still room for under it. */
export function Roof({
  roomFor,
}: {
  /** Three departments at most. */
  roomFor: readonly DepartmentId[]
}) {
  const middle = (roomFor.length - 1) / 2
  return (
    <svg className="roof" viewBox="0 0 1176 130" width="1176" height="130" aria-hidden="true">
      <path d="M872 90V22h44v80M866 22h56" />
      <path className="slopes" d="M5 127 588 8l583 119" />
      {roomFor.map((department, index) => (
        <PlacedSymbol
          key={department}
          department={department}
          x={588 + (index - middle) * 88}
          y={82}
          scale={0.95}
          proposed
        />
      ))}
    </svg>
  )
}

/** A flight of stairs in section, up to the next floor. */
export function Stair() {
  return (
    <svg className="stair" viewBox="0 0 104 64" width="75" height="46" aria-hidden="true">
      <path d="M2 62h12V52h12V42h12V32h12V22h12V12h12V2h28M14 40 62 0" />
    </svg>
  )
}
