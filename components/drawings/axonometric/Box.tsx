import { parallelogram, project } from './projection.ts'

type BoxProps = {
  /** The corner farthest from the viewer: x, y and height above the floor. */
  at: readonly [x: number, y: number, z?: number]
  /** Width along x, depth along y, height. */
  size: readonly [width: number, depth: number, height: number]
  /** The class of its top: `t` takes the department's colour, `m` does not. */
  top?: 't' | 'm'
}

/** A block of furniture: the two sides that the viewer sees and the top, all from the corner that they share. */
export function Box({ at: [x, y, z = 0], size: [width, depth, height], top = 't' }: BoxProps) {
  const corner = project(x + width, y + depth, z + height)
  const [left, right, down] = [project(-width, 0), project(0, -depth), project(0, 0, -height)]
  return (
    <>
      <path className="f1" d={parallelogram(corner, down, left)} />
      <path className="f2" d={parallelogram(corner, down, right)} />
      <path className={top} d={parallelogram(corner, left, right)} />
    </>
  )
}
