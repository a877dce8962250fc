import type { ReactNode } from 'react'
import { departmentClass } from '../../../data/departments.ts'
import { numbers, polygon, type Point } from '../path.ts'
import type { CutawayOffice, PlacedFurniture, Storey } from './offices.ts'

/** Pixels to a unit of the room; a desk is about two units wide. */
const UNIT = 29

/** A point of the room in the drawing, seen from above at 30 degrees: x goes down to the right, y to the left, z up. */
function project(x: number, y: number, z = 0): Point {
  return [Math.round((x - y) * 0.866 * UNIT), Math.round((x + y) * 0.5 * UNIT - z * UNIT)]
}

/**
 * A parallelogram as path data. Its opposite sides are written with the same numbers, so that it compresses well.
 */
function parallelogram([x, y]: Point, [dx, dy]: Point, [ex, ey]: Point): string {
  return polygon([
    [x, y],
    [x + dx, y + dy],
    [x + dx + ex, y + dy + ey],
    [x + ex, y + ey],
  ])
}

/** Pixels from one storey's floor to the next. */
const STOREY_HEIGHT = 173

const MARGIN = 8

/** The box that an office's drawing fills, in pixels, its origin at the far corner of the ground floor. */
function drawingBox({ width, depth, storeys }: CutawayOffice) {
  const x = project(0, depth)[0] - MARGIN - 4
  const lift = (storeys.length - 1) * STOREY_HEIGHT
  const y = -lift - Math.round((storeys.at(-1)?.built ? WALL_HEIGHT : 0.2) * UNIT) - MARGIN
  return { x, y, width: project(width, 0)[0] + MARGIN + 8 - x, height: project(width, depth, -0.3)[1] + MARGIN - y }
}

/**
 * The position of each storey's right-hand corner, from the ground up, as a fraction of the drawing's height. Notes
 * point there.
 */
export function noteHeights(office: CutawayOffice): number[] {
  const { y, height } = drawingBox(office)
  return office.storeys.map((_, level) => (project(office.width, 0)[1] - level * STOREY_HEIGHT - y) / height)
}

/** An office cut open storey by storey. Solid storeys are built, dashed ones are room to grow. */
export function Axonometric({ office }: { office: CutawayOffice }) {
  const { x, y, width, height } = drawingBox(office)
  return (
    <svg
      className="axonometric"
      viewBox={numbers(x, y, width, height)}
      width={width}
      height={height}
      role="img"
      aria-label={office.altText}
    >
      {office.storeys.map((storey, level) => (
        <g
          key={storey.name}
          className={storey.built ? undefined : 'proposed'}
          transform={level ? `translate(${numbers(0, -level * STOREY_HEIGHT)})` : undefined}
        >
          {level > 0 && <path className="tie" d={ties(office)} />}
          <StoreyShell width={office.width} depth={office.depth} storey={storey} />
          {[...storey.furniture]
            .sort((a, b) => a.x + a.y - b.x - b.y)
            .map((piece) => (
              <FurniturePiece key={`${piece.x} ${piece.y}`} piece={piece} />
            ))}
        </g>
      ))}
    </svg>
  )
}

/** Dashed lines that hold a storey above the one below, at the two outer corners. */
function ties({ width, depth }: CutawayOffice): string {
  return [project(0, depth), project(width, 0)]
    .map(([x, y]) => `M${numbers(x, y + 9)}v${numbers(STOREY_HEIGHT - WALL_HEIGHT * UNIT - 9)}`)
    .join('')
}

/** The height of the cut-away walls. */
const WALL_HEIGHT = 1.55

const SLAB_THICKNESS = 0.3

const WALL_THICKNESS = 0.28

type ShellProps = Pick<CutawayOffice, 'width' | 'depth'> & { storey: Storey }

/** A storey without its furniture: slab, floor grid, and, where it is built, the two back walls. */
function StoreyShell({ width, depth, storey }: ShellProps) {
  const [across, along, down] = [project(width, 0), project(0, depth), project(0, 0, -SLAB_THICKNESS)]
  return (
    <>
      <path className="shade" d={parallelogram(along, across, down)} />
      <path className="slab-right" d={parallelogram(across, along, down)} />
      <path className="plain" d={parallelogram([0, 0], across, along)} />
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
    [-WALL_THICKNESS, d],
    [0, d],
    [0, 0],
    [w, 0],
    [w, -WALL_THICKNESS],
    [-WALL_THICKNESS, -WALL_THICKNESS],
  ]
  const cut = [
    polygon(top.map(([x, y]) => project(x, y, WALL_HEIGHT))),
    parallelogram(project(-WALL_THICKNESS, d), project(WALL_THICKNESS, 0), up),
    parallelogram(project(w, -WALL_THICKNESS), project(0, WALL_THICKNESS), up),
  ]
  return (
    <>
      <path className="shade" d={parallelogram([0, 0], along, up)} />
      <path className="side-wall" d={parallelogram([0, 0], across, up)} />
      <path fill="var(--color-cn-wash)" d={glass.join('')} />
      <path fill="var(--color-wall)" d={cut.join('')} />
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
      <path className="shade" d={parallelogram(hinge, closed, up)} />
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

/**
 * A piece of furniture at its position. Each kind is drawn from its own corner and then moved, so that equal pieces
 * have equal paths, which compress.
 */
function FurniturePiece({ piece }: { piece: PlacedFurniture }) {
  const department = 'department' in piece && piece.department
  return (
    <g
      className={department ? departmentClass(department) : undefined}
      transform={`translate(${numbers(...project(piece.x, piece.y))})`}
    >
      {shape(piece)}
    </g>
  )
}

function shape(piece: PlacedFurniture): ReactNode {
  switch (piece.kind) {
    case 'counter':
      return (
        <>
          <Box at={[0, 0]} size={[0.7, 3, 0.9]} />
          <Box at={[0, 3]} size={[3.2, 0.7, 0.9]} />
          <Box at={[1.9, 3.12, 0.9]} size={[0.7, 0.2, 0.4]} top="plain" />
        </>
      )
    case 'desk':
      return (
        <>
          <Box at={[0.55, -0.75]} size={[0.75, 0.12, 1.05]} top="plain" />
          <Box at={[0.55, -0.7]} size={[0.75, 0.6, 0.5]} top="plain" />
          <Box at={[0, 0]} size={[2.2, 1, 0.72]} />
          <Box at={[0.7, 0.3, 0.72]} size={[0.9, 0.1, 0.55]} top="plain" />
        </>
      )
    case 'table':
      return (
        <>
          <Box at={[0.4, -0.7]} size={[0.6, 0.5, 0.5]} top="plain" />
          <Box at={[1.8, -0.7]} size={[0.6, 0.5, 0.5]} top="plain" />
          <Box at={[0, 0]} size={[3, 1.2, 0.7]} />
          <Box at={[0.4, 1.45]} size={[0.6, 0.5, 0.5]} top="plain" />
          <Box at={[1.8, 1.45]} size={[0.6, 0.5, 0.5]} top="plain" />
        </>
      )
    case 'block':
      return <Box at={[0, 0]} size={piece.size} top="plain" />
    case 'plant':
      return (
        <>
          <Box at={[-0.2, -0.2]} size={[0.42, 0.42, 0.42]} top="plain" />
          <path className="leaves" d="M0-13q-13-4-12-17 10 3 12 17q-5-14 2-23 7 11-2 23q3-14 14-15-1 13-14 15" />
        </>
      )
    case 'mug':
      return <path className="plain" d={`M-3 ${project(0, 0, piece.z)[1] - 5}h6v4q-3 3-6 0zm6 1q4 0 0 4`} />
    case 'person':
      return (
        <>
          <path className="body" d="M-8 0c0-10-3-34 8-34s8 24 8 34q-8 4-16 0z" />
          <path className="plain" d="M0-34a6.5 6.5 0 1 1 .1 0" />
        </>
      )
  }
}

type BoxProps = {
  /** The corner farthest from the viewer: x, y and height above the floor. */
  at: readonly [x: number, y: number, z?: number]
  /** Width along x, depth along y, height. */
  size: readonly [width: number, depth: number, height: number]
  /** The class of its top: `top-side` takes the department's colour, `plain` does not. */
  top?: 'top-side' | 'plain'
}

/** A block of furniture: the two sides that the viewer sees and the top, all from the corner that they share. */
function Box({ at: [x, y, z = 0], size: [width, depth, height], top = 'top-side' }: BoxProps) {
  const corner = project(x + width, y + depth, z + height)
  const [left, right, down] = [project(-width, 0), project(0, -depth), project(0, 0, -height)]
  return (
    <>
      <path className="left-side" d={parallelogram(corner, down, left)} />
      <path className="right-side" d={parallelogram(corner, down, right)} />
      <path className={top} d={parallelogram(corner, left, right)} />
    </>
  )
}
