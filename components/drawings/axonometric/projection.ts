import { polygon, type Point } from '../path.ts'

/** Pixels to a unit of the room; a desk is about two units wide. */
export const UNIT = 29

/** A place in the room on the sheet, seen from above at 30 degrees: x runs down to the right, y down to the left, z up. */
export function project(x: number, y: number, z = 0): Point {
  return [Math.round((x - y) * 0.866 * UNIT), Math.round((x + y) * 0.5 * UNIT - z * UNIT)]
}

/** Corners in the room as a closed shape on the sheet. */
export function face(...corners: readonly (readonly [x: number, y: number, z?: number])[]): string {
  return polygon(corners.map(([x, y, z]) => project(x, y, z)))
}
