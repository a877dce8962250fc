import { polyline } from '../path.ts'
import type { CutawayOffice, Storey } from './office.ts'
import { face, project } from './projection.ts'

/** How high the cut-away walls stand. */
export const WALL_HEIGHT = 1.55
const SLAB = 0.3
const THICK = 0.28

type ShellProps = Pick<CutawayOffice, 'width' | 'depth'> & { storey: Storey }

/** A storey without its furniture: slab, floor grid, and, where it is built, the two back walls. */
export function StoreyShell({ width: w, depth: d, storey }: ShellProps) {
  return (
    <>
      <path className="s1" d={face([0, d, -SLAB], [w, d, -SLAB], [w, d], [0, d])} />
      <path className="s2" d={face([w, 0, -SLAB], [w, d, -SLAB], [w, d], [w, 0])} />
      <path className="fl" d={face([0, 0], [w, 0], [w, d], [0, d])} />
      {storey.built && (
        <>
          <path className="g" d={floorGrid(w, d)} />
          <Walls width={w} depth={d} storey={storey} />
        </>
      )}
    </>
  )
}

function Walls({ width: w, depth: d, storey: { windowsX = [], windowsY = [], doorX } }: ShellProps) {
  const up = WALL_HEIGHT
  const glass = [
    ...windowsX.map(
      ([a, b]) =>
        face([a, 0, 0.5], [b, 0, 0.5], [b, 0, 1.2], [a, 0, 1.2]) +
        polyline([project((a + b) / 2, 0, 0.5), project((a + b) / 2, 0, 1.2)]),
    ),
    ...windowsY.map(
      ([a, b]) =>
        face([0, a, 0.5], [0, b, 0.5], [0, b, 1.2], [0, a, 1.2]) +
        polyline([project(0, (a + b) / 2, 0.5), project(0, (a + b) / 2, 1.2)]),
    ),
  ]
  const cut = [
    face([-THICK, d, up], [0, d, up], [0, 0, up], [w, 0, up], [w, -THICK, up], [-THICK, -THICK, up]),
    face([-THICK, d], [0, d], [0, d, up], [-THICK, d, up]),
    face([w, -THICK], [w, 0], [w, 0, up], [w, -THICK, up]),
  ]
  return (
    <>
      <path className="wb" d={face([0, 0], [0, d], [0, d, up], [0, 0, up])} />
      <path className="wa" d={face([0, 0], [w, 0], [w, 0, up], [0, 0, up])} />
      <path className="gl" d={glass.join('')} />
      <path className="po" d={cut.join('')} />
      {doorX && <OpenDoor from={doorX[0]} to={doorX[1]} />}
    </>
  )
}

function OpenDoor({ from, to }: { from: number; to: number }) {
  const leaf = to - from
  const quarters = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => (step / 7) * (Math.PI / 2))
  const swing = quarters.map((angle) => project(from + leaf * Math.cos(angle), leaf * Math.sin(angle)))
  return (
    <>
      <path className="s1" d={face([from, 0], [to, 0], [to, 0, 1.3], [from, 0, 1.3])} />
      <path d={polyline(swing)} />
      <path className="m" d={face([from, 0], [from, leaf], [from, leaf, 1.3], [from, 0, 1.3])} />
    </>
  )
}

function floorGrid(w: number, d: number): string {
  const lines: string[] = []
  for (let x = 2; x < w; x += 2) lines.push(polyline([project(x, 0), project(x, d)]))
  for (let y = 1.75; y < d; y += 1.75) lines.push(polyline([project(0, y), project(w, y)]))
  return lines.join('')
}
