import type { Point, Area } from '../path.ts'
import type { Wall } from '../plan/Walls.tsx'

/** The position of a call-out's circle, and the point that it marks. */
export type RoomCallout = { at: Point; target: Point }

/** What opens in a wall, measured from its left or upper end. */
type Openings = Pick<Wall, 'doors' | 'windows'>

/** The room that an agent works in. All have the same size and different furniture. */
export type AgentRoom = {
  /** Its furniture, for the plan's text alternative: 'a curved counter and three chairs'. */
  holds: string
  /** The centre of the department's symbol. */
  desk: Point
  /** Degrees clockwise that the symbol is turned. */
  turn?: number
  /** How large the symbol is; 1 is 64 pixels. Default: 4.6. */
  scale?: number
  above: Openings
  below: Openings
  left: Openings
  right: Openings
  /** Walls inside the room. */
  inside?: readonly Wall[]
  /** The parts of the room that are the agent's: hatched in its department's colour. Default: all of it. */
  zones?: readonly Area[]
  /** Furniture beside the desk: each piece as path data, from `place`. */
  furniture: readonly string[]
  /** What lies on the desk: each thing as path data, from `place`. */
  onDesk?: readonly string[]
  /** Paths through the room, at right angles. */
  routes?: readonly (readonly Point[])[]
  /** Where the room shows each of the agent's features, by the feature's id. */
  callouts: Readonly<Record<string, RoomCallout>>
}
