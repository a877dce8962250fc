import { numbers, polygon, polyline, rectangle, type Point } from '../path.ts'

/** A piece of furniture seen from above, around its own middle. */
export type FurnitureShape = {
  /** Boxes, each from its upper left corner. */
  boxes?: readonly (readonly [x: number, y: number, width: number, height: number])[]
  /** Circles. */
  rounds?: readonly (readonly [x: number, y: number, radius: number])[]
  /** Closed shapes of any other form. */
  outlines?: readonly (readonly Point[])[]
  /** Lines on and beside it. */
  lines?: readonly (readonly Point[])[]
}

/** Moves a piece of furniture to its centre and turns it clockwise by degrees. Returns path data. */
export function place(
  { boxes = [], rounds = [], outlines = [], lines = [] }: FurnitureShape,
  x: number,
  y: number,
  turn: 0 | 90 | 180 | 270 = 0,
): string {
  const transform = ([px, py]: Point): Point => {
    if (turn === 90) return [x - py, y + px]
    if (turn === 180) return [x - px, y - py]
    return turn === 270 ? [x + py, y - px] : [x + px, y + py]
  }
  return [
    ...boxes.map(([bx, by, width, height]) => box(transform([bx, by]), transform([bx + width, by + height]))),
    ...rounds.map(([cx, cy, radius]) => circle(transform([cx, cy]), radius)),
    ...outlines.map((points) => polygon(points.map(transform))),
    ...lines.map((points) => polyline(points.map(transform))),
  ].join('')
}

function box([x1, y1]: Point, [x2, y2]: Point): string {
  return rectangle(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1))
}

function circle([x, y]: Point, radius: number): string {
  return `M${numbers(x - radius, y)}a${numbers(radius, radius)} 0 1 1 ${numbers(radius * 2, 0)}a${numbers(radius, radius)} 0 1 1${numbers(radius * -2, 0)}z`
}
