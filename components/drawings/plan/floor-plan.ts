import type { DepartmentId } from '../../../data/departments.ts'
import type { Point } from '../path.ts'
import type { Area } from './grid.ts'
import type { Wall } from './wall.ts'

/** A number in a circle that a list beside the plan explains. */
export type Callout = {
  number: number
  /** The circle's centre. */
  at: Point
  /** What it points at. Undefined if the circle is on the thing itself. */
  target?: Point
}

/** A desk in a plan. */
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
  /** Walls that are not built yet. */
  proposedWalls?: readonly Wall[]
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
