import type { ReactNode } from 'react'
import { departmentClass } from '../department-class.ts'
import { numbers } from '../path.ts'
import type { PlacedFurniture } from './cutaway-office.ts'
import { project, parallelogram } from './projection.ts'

/**
 * A piece of furniture at its position. Each kind is drawn from its own corner and then moved, so that equal pieces
 * have equal paths, which compress.
 */
export function FurniturePiece({ piece }: { piece: PlacedFurniture }) {
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
  /** The class of its top: `t` takes the department's colour, `m` does not. */
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
