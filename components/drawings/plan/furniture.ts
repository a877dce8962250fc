import { pairs, numbers, polygon, polyline, rectangle, type Point } from '../path.ts'

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

/* Furniture of any business. That of one industry is in the file of the industry's plan. */

/** An armchair in a waiting room; its back is at the top. */
export const armchair: FurnitureShape = {
  boxes: [
    [-17, -16, 34, 32],
    [-17, -16, 34, 8],
  ],
}

/** A plant in a round pot. */
export const plant: FurnitureShape = {
  rounds: [[0, 0, 16]],
  lines: ['0,-16 0,16', '-16,0 16,0', '-11,-11 11,11', '11,-11 -11,11'].map(pairs),
}

/** A person's own desk: a chair behind it, below, and two for visitors, above. */
export const personsDesk: FurnitureShape = {
  boxes: [[-42, -18, 84, 36]],
  rounds: [
    [0, 31, 9],
    [-20, -30, 8],
    [20, -30, 8],
  ],
  lines: ['-14,8 14,8'].map(pairs),
}

/** A sink with its drainer. */
export const sink: FurnitureShape = {
  boxes: [
    [-28, -16, 56, 32],
    [-22, -10, 24, 20],
  ],
  lines: ['8,-6 24,-6', '8,0 24,0', '8,6 24,6'].map(pairs),
}

/** Shelves or a worktop along a wall, in equal parts. */
export function shelves(width: number, depth: number, parts: number): FurnitureShape {
  const at = (part: number): number => (part / parts - 0.5) * width
  return {
    boxes: [[-width / 2, -depth / 2, width, depth]],
    lines: Array.from({ length: parts - 1 }, (_, part): Point[] => [
      [at(part + 1), -depth / 2],
      [at(part + 1), depth / 2],
    ]),
  }
}

/** A sofa for a number of people; its back is at the top. */
export function sofa(width: number, seats: number): FurnitureShape {
  const { lines } = shelves(width, 36, seats)
  return {
    boxes: [
      [-width / 2, -18, width, 36],
      [-width / 2, -18, width, 9],
    ],
    lines,
  }
}

/** A table with chairs along its two long sides. */
export function table(width: number, depth: number, chairsASide: number): FurnitureShape {
  const at = (chair: number): number => ((chair + 0.5) / chairsASide - 0.5) * width
  const chairs = Array.from(
    { length: chairsASide },
    (_, chair) =>
      [
        [at(chair), -depth / 2 - 11, 8],
        [at(chair), depth / 2 + 11, 8],
      ] as const,
  )
  return { boxes: [[-width / 2, -depth / 2, width, depth]], rounds: chairs.flat() }
}

/** A flight of stairs that climbs to the right. */
export function stairs(length: number, width: number, treads: number): FurnitureShape {
  const { boxes, lines = [] } = shelves(length, width, treads)
  const tip = length / 2 - 10
  return {
    boxes,
    lines: [
      ...lines,
      [
        [-tip, 0],
        [tip, 0],
      ],
      [
        [tip - 8, -6],
        [tip, 0],
        [tip - 8, 6],
      ],
    ],
  }
}

/** A plain table, a bin or any other block. */
export function block(width: number, depth: number): FurnitureShape {
  return { boxes: [[-width / 2, -depth / 2, width, depth]] }
}

/** A small round table. */
export function sideTable(radius: number): FurnitureShape {
  return { rounds: [[0, 0, radius]] }
}

/** A board on a wall. */
export function board(width: number): FurnitureShape {
  return block(width, 8)
}

/* Things on desks and tables. */

/** A sheet of paper with writing on it. */
export const paper: FurnitureShape = {
  boxes: [[-12, -16, 24, 32]],
  lines: ['-7,-8 7,-8', '-7,-1 7,-1', '-7,6 1,6'].map(pairs),
}

/** A sheet of paper put down askew. */
export const note: FurnitureShape = {
  outlines: ['-13,-11 9,-15 13,11 -9,15'].map(pairs),
  lines: ['-7,-5 6,-7', '-6,2 7,0'].map(pairs),
}

/** An envelope, its flap towards the top of the sheet. */
export const envelope: FurnitureShape = {
  boxes: [[-18, -13, 36, 26]],
  lines: ['-18,-13 0,2', '0,2 18,-13'].map(pairs),
}

/** An open book or diary. */
export const book: FurnitureShape = {
  boxes: [
    [-22, -15, 22, 30],
    [0, -15, 22, 30],
  ],
  lines: ['-16,-7 -6,-7', '-16,0 -6,0', '6,-7 16,-7', '6,0 16,0'].map(pairs),
}

/** A tray for papers. */
export const tray: FurnitureShape = {
  boxes: [
    [-19, -15, 38, 30],
    [-13, -10, 26, 20],
  ],
}

/** A screen on its foot, with the keys before it. */
export const screen: FurnitureShape = {
  boxes: [
    [-26, -17, 52, 10],
    [-6, -7, 12, 6],
    [-20, 5, 40, 12],
  ],
}

/** A telephone with its handset across. */
export const telephone: FurnitureShape = {
  boxes: [
    [-22, -12, 44, 24],
    [-26, -8, 12, 16],
  ],
  rounds: [[6, 0, 6]],
}

/** A desk lamp. */
export const lamp: FurnitureShape = {
  rounds: [
    [0, 0, 11],
    [0, 0, 4],
  ],
}

/** A closed box: its lid meets in the middle. */
export function carton(width: number, depth: number): FurnitureShape {
  const [x, y] = [width / 2, depth / 2]
  return {
    boxes: [[-x, -y, width, depth]],
    lines: [
      [
        [-x, -y],
        [x, y],
      ],
      [
        [x, -y],
        [-x, y],
      ],
    ],
  }
}

/**
 * A chart in its frame.
 * @param heights what its line joins, from the left: each a share of the frame's height
 */
export function chart(width: number, depth: number, heights: readonly number[]): FurnitureShape {
  const points = heights.map((share, index): Point => [
    ((index + 1) / (heights.length + 1) - 0.5) * width,
    (0.5 - share) * depth,
  ])
  return {
    boxes: [[-width / 2, -depth / 2, width, depth]],
    lines: points.slice(1).map((point, index) => [points[index]!, point]),
  }
}
