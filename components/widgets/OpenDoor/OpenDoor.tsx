import { pairs, floorLines, hatch, polyline, rectangle } from '../../drawings/path.ts'
import { Walls, type Wall } from '../../drawings/plan/Walls.tsx'
import { PlacedSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { declareWidget } from '../declare.ts'

const room = { x: 20, y: 20, width: 280, height: 280 }

const [right, bottom] = [room.x + room.width, room.y + room.height]

const walls: Wall[] = [
  { from: [room.x, room.y], to: [right, room.y], windows: [[60, 220]] },
  { from: [room.x, bottom], to: [right, bottom] },
  { from: [room.x, room.y], to: [room.x, bottom] },
  { from: [right, room.y], to: [right, bottom], doors: [{ at: 110, width: 90 }] },
]

/** A room in plan whose door opens on to blank paper. */
export function OpenDoor() {
  return (
    <svg
      className="plan"
      viewBox="0 0 540 320"
      width="540"
      height="320"
      role="img"
      aria-label="A room in plan. Its door stands open, and outside it the paper is blank."
    >
      <path className="floor" d={rectangle(room.x, room.y, room.width, room.height)} />
      <path className="floor-lines" d={floorLines(room)} />
      <path className="hatch rc" d={hatch(room)} />
      <Walls walls={walls} />
      <PlacedSymbol department="reception" x={120} y={170} scale={1.6} turn={90} />
      <path className="route" d={polyline(pairs('190,175 520,175'))} />
    </svg>
  )
}

export default declareWidget({
  name: 'OpenDoor',
  description: 'A drawing of a room whose door opens on to blank paper, for the “page not found” page.',
  example: '<OpenDoor />',
  component: OpenDoor,
})
