import { polyline, type Point } from '../path.ts'

/** A rectangle of a plan. */
export type Area = { x: number; y: number; width: number; height: number }

/** The grid for walls, in pixels. */
const GRID = 20

/** A length moved to the nearest line of the grid. */
export function snapToGrid(length: number): number {
  return Math.round(length / GRID) * GRID || 0
}

/** The faint lines of a floor, two grid steps apart. */
export function floorLines({ x, y, width, height }: Area): string {
  const lines: string[] = []
  for (let at = x + GRID; at < x + width; at += GRID * 2) lines.push(`M${at} ${y}v${height}`)
  for (let at = y + GRID; at < y + height; at += GRID * 2) lines.push(`M${x} ${at}h${width}`)
  return lines.join('')
}

/**
 * A hatch at 45 degrees that fills an area: lines, not a pattern, so that two plans on a page need no names to tell
 * apart. Its lines continue in areas beside it.
 */
export function hatch({ x, y, width, height }: Area, spacing = 20): string {
  const lines: string[] = []
  for (let offset = spacing - ((x + y) % spacing); offset < width + height; offset += spacing) {
    const top: Point = offset <= width ? [x + offset, y] : [x + width, y + offset - width]
    const left: Point = offset <= height ? [x, y + offset] : [x + offset - height, y + height]
    lines.push(polyline([top, left]))
  }
  return lines.join('')
}
