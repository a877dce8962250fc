/** A place on the sheet in pixels: right, then down. */
export type Point = readonly [x: number, y: number]

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
  let [atX, atY] = [round(first[0]), round(first[1])]
  const steps = rest.flatMap(([x, y]) => {
    const step = [round(x) - atX, round(y) - atY]
    ;[atX, atY] = [round(x), round(y)]
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
