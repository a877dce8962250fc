import { numbers, rectangle, round, type Point } from '../path.ts'

/** The walls of a plan with their windows and doors: solid where they are built, dashed where they are proposed. */
export function Walls({ walls, proposed }: { walls: readonly Wall[]; proposed?: boolean }) {
  const paths = walls.map(wallPaths)
  const join = (part: keyof (typeof paths)[number]) => paths.map((wall) => wall[part]).join('')
  const [glass, leaves, arcs] = [join('glass'), join('leaves'), join('arcs')]
  return (
    <g className={proposed ? 'proposed-walls' : 'built-walls'}>
      <path className="solid" d={join('solid')} />
      {glass && <path className="win" d={glass} />}
      {leaves && <path className="leaf" d={leaves} />}
      {arcs && <path className="arc" d={arcs} />}
    </g>
  )
}

/** A door in a wall. */
export type Door = {
  /** Where the opening begins, measured from the wall's start. */
  at: number
  /** How wide it is. Default: 60. */
  width?: number
  /** Which way it opens: 1 down or to the right, -1 up or to the left. Default: 1. */
  swing?: 1 | -1
  /** Which end of the opening it hangs on. Default: start. */
  hinge?: 'start' | 'end'
}

/** A straight wall, upright or level, drawn along its middle. */
export type Wall = {
  /** Its upper or left end. */
  from: Point
  /** Its lower or right end. */
  to: Point
  /** How thick it is. Default: 12; inner walls take 8. */
  thickness?: number
  doors?: readonly Door[]
  /** Windows, each from and to, measured from the wall's start. */
  windows?: readonly (readonly [from: number, to: number])[]
}

/**
 * A wall as path data: the solid pieces between its openings, the glass, the door leaves and the arcs that they sweep.
 */
type WallPaths = { solid: string; glass: string; leaves: string; arcs: string }

/** Draws a wall. */
export function wallPaths({ from: [x1, y1], to: [x2, y2], thickness = 12, doors = [], windows = [] }: Wall): WallPaths {
  const upright = x1 === x2
  const length = upright ? y2 - y1 : x2 - x1
  const half = thickness / 2
  const solidPart = (a: number, b: number) =>
    b - a < 0.5
      ? ''
      : upright
        ? rectangle(x1 - half, y1 + a, thickness, b - a)
        : rectangle(x1 + a, y1 - half, b - a, thickness)
  const openings = [...doors.map(({ at, width = 60 }) => [at, at + width] as const), ...windows].sort(
    (a, b) => a[0] - b[0],
  )
  const starts = [-half, ...openings.map(([, end]) => end)]
  const ends = [...openings.map(([start]) => start), length + half]
  const glass = windows.map(([a, b]) => {
    const size = round(b - a)
    return upright
      ? `M${numbers(x1 - half, y1 + a)}v${size}m${numbers(half, -size)}v${size}m${numbers(half, -size)}v${size}`
      : `M${numbers(x1 + a, y1 - half)}h${size}m${numbers(-size, half)}h${size}m${numbers(-size, half)}h${size}`
  })
  const doorways = doors.map((door) => doorPaths(door, [x1, y1], upright))
  return {
    solid: starts.map((start, index) => solidPart(start, ends[index]!)).join(''),
    glass: glass.join(''),
    leaves: doorways.map(({ leaf }) => leaf).join(''),
    arcs: doorways.map(({ arc }) => arc).join(''),
  }
}

function doorPaths({ at, width = 60, swing = 1, hinge = 'start' }: Door, [x, y]: Point, upright: boolean) {
  const along = hinge === 'end' ? at + width : at
  const back = hinge === 'end' ? -1 : 1
  const pivot: Point = upright ? [x, y + along] : [x + along, y]
  const open: Point = upright ? [x + swing * width, y + along] : [x + along, y + swing * width]
  const shut: Point = upright ? [x, y + along + back * width] : [x + along + back * width, y]
  const clockwise = upright === swing * back > 0
  return {
    leaf: `M${numbers(...pivot)}L${numbers(...open)}`,
    arc: `M${numbers(...open)}A${numbers(width, width)} 0 0 ${clockwise ? 1 : 0} ${numbers(...shut)}`,
  }
}
