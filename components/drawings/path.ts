/** A point of a drawing in pixels: right, then down. */
export type Point = readonly [x: number, y: number]

/** Pairs of numbers, written as in SVG's attribute `points`: '0,0 20,10'. */
export function pairs(points: string): (readonly [number, number])[] {
  return points.split(' ').map((pair) => {
    const [first, second] = pair.split(',').map(Number)
    return [first!, second!]
  })
}

/** A number of a drawing: at most one decimal, never -0. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}

/** Numbers as a path writes them, without the spaces that it does not need. */
export function numbers(...values: number[]): string {
  return values
    .map(round)
    .map((value, index) => (index && value >= 0 ? ` ${value}` : value))
    .join('')
}

/** A line from point to point, as path data. */
export function polyline([first, ...rest]: readonly Point[]): string {
  if (!first) return ''
  let [lastX, lastY] = [round(first[0]), round(first[1])]
  const steps = rest.flatMap(([x, y]) => {
    const step = [round(x) - lastX, round(y) - lastY]
    ;[lastX, lastY] = [round(x), round(y)]
    return step
  })
  return `M${numbers(...first)}${steps.length ? `l${numbers(...steps)}` : ''}`
}

/** A closed shape through the points, as path data. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`
}

/** An upright rectangle, as path data. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${numbers(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** A rectangle of a plan. */
export type Area = { x: number; y: number; width: number; height: number }

/** The grid for walls, in pixels. */
const GRID = 20

/** The faint lines of a floor, two grid steps apart. */
export function floorLines({ x, y, width, height }: Area): string {
  const lines: string[] = []
  for (let at = x + GRID; at < x + width; at += GRID * 2) lines.push(`M${at} ${y}v${height}`)
  for (let at = y + GRID; at < y + height; at += GRID * 2) lines.push(`M${x} ${at}h${width}`)
  return lines.join('')
}

/**
 * A hatch at 45 degrees that fills an area. Lines, not an SVG pattern: patterns need ids, unique in the page. The lines
 * continue in areas beside it.
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
