import { numbers, polygon, type Point } from '../path.ts'
import type { CutawayOffice, Storey } from './cutaway-office.ts'
import { parallelogram, project } from './projection.ts'

/** The height of the cut-away walls. */
export const WALL_HEIGHT = 1.55
const SLAB = 0.3
const THICK = 0.28

type ShellProps = Pick<CutawayOffice, 'width' | 'depth'> & { storey: Storey }

/** A storey without its furniture: slab, floor grid, and, where it is built, the two back walls. */
export function StoreyShell({ width, depth, storey }: ShellProps) {
  const [across, along, down] = [project(width, 0), project(0, depth), project(0, 0, -SLAB)]
  return (
    <>
      <path className="slab-left" d={parallelogram(along, across, down)} />
      <path className="slab-right" d={parallelogram(across, along, down)} />
      <path className="floor" d={parallelogram([0, 0], across, along)} />
      {storey.built && (
        <>
          <path className="floor-lines" d={floorGrid(width, depth)} />
          <Walls width={width} depth={depth} storey={storey} />
        </>
      )}
    </>
  )
}

function Walls({ width: w, depth: d, storey: { windowsX = [], windowsY = [], doorX } }: ShellProps) {
  const [across, along, up] = [project(w, 0), project(0, d), project(0, 0, WALL_HEIGHT)]
  const glass = [
    ...windowsX.map(([a, b]) => pane(project(a, 0, 0.5), project(b - a, 0))),
    ...windowsY.map(([a, b]) => pane(project(0, a, 0.5), project(0, b - a))),
  ]
  // The walls' thickness, where they are cut: along the top, and at both ends.
  const top: Point[] = [
    [-THICK, d],
    [0, d],
    [0, 0],
    [w, 0],
    [w, -THICK],
    [-THICK, -THICK],
  ]
  const cut = [
    polygon(top.map(([x, y]) => project(x, y, WALL_HEIGHT))),
    parallelogram(project(-THICK, d), project(THICK, 0), up),
    parallelogram(project(w, -THICK), project(0, THICK), up),
  ]
  return (
    <>
      <path className="back-wall" d={parallelogram([0, 0], along, up)} />
      <path className="side-wall" d={parallelogram([0, 0], across, up)} />
      <path className="glass" d={glass.join('')} />
      <path className="cut-wall" d={cut.join('')} />
      {doorX && <OpenDoor from={doorX[0]} to={doorX[1]} />}
    </>
  )
}

/** A window with a bar in its middle. */
function pane([x, y]: Point, [dx, dy]: Point): string {
  const up = project(0, 0, 0.7)
  return `${parallelogram([x, y], [dx, dy], up)}M${numbers(x + Math.round(dx / 2), y + Math.round(dy / 2))}v${up[1]}`
}

function OpenDoor({ from, to }: { from: number; to: number }) {
  const leaf = to - from
  const [hinge, closed, open, up] = [project(from, 0), project(leaf, 0), project(0, leaf), project(0, 0, 1.3)]
  return (
    <>
      <path className="slab-left" d={parallelogram(hinge, closed, up)} />
      <path d={quarterTurn(hinge, closed, open)} />
      <path className="plain" d={parallelogram(hinge, open, up)} />
    </>
  )
}

/** A quarter of a circle on the floor, as one Bézier curve. */
function quarterTurn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): string {
  const handle = 0.5523
  const curve = [bx * handle, by * handle, bx - ax * (1 - handle), by - ay * (1 - handle), bx - ax, by - ay]
  return `M${numbers(x + ax, y + ay)}c${numbers(...curve.map(Math.round))}`
}

function floorGrid(w: number, d: number): string {
  const [along, across] = [project(0, d), project(w, 0)]
  const lines: string[] = []
  for (let x = 2; x < w; x += 2) lines.push(`M${numbers(...project(x, 0))}l${numbers(...along)}`)
  for (let y = 1.75; y < d; y += 1.75) lines.push(`M${numbers(...project(0, y))}l${numbers(...across)}`)
  return lines.join('')
}
