import { pairs, type Point } from '../path.ts'
import type { FurnitureShape } from './furniture.ts'

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
