import { polygon, type Point } from '../path.ts'

/** Pixels to a unit of the room; a desk is about two units wide. */
export const UNIT = 29

/**
 * A place in the room on the sheet, seen from above at 30 degrees: x runs down to the right, y down to the left, z up.
 */
export function project(x: number, y: number, z = 0): Point {
  return [Math.round((x - y) * 0.866 * UNIT), Math.round((x + y) * 0.5 * UNIT - z * UNIT)]
}

/**
 * A parallelogram on the sheet, as path data. Its opposite sides are written with the same numbers, so that it
 * compresses well.
 */
export function parallelogram([x, y]: Point, [dx, dy]: Point, [ex, ey]: Point): string {
  return polygon([
    [x, y],
    [x + dx, y + dy],
    [x + dx + ex, y + dy + ey],
    [x + ex, y + ey],
  ])
}
