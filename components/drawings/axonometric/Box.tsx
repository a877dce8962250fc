import { face } from './projection.ts'

type BoxProps = {
  /** The corner farthest from the viewer: x, y and height above the floor. */
  at: readonly [x: number, y: number, z?: number]
  /** Width along x, depth along y, height. */
  size: readonly [width: number, depth: number, height: number]
  /** The class of its top: `t` takes the department's colour, `m` does not. */
  top?: 't' | 'm'
}

/** A block of furniture: the two sides that the viewer sees and the top. */
export function Box({ at: [x, y, z = 0], size: [w, d, h], top = 't' }: BoxProps) {
  const [right, front, up] = [x + w, y + d, z + h]
  return (
    <>
      <path className="f1" d={face([x, front, z], [right, front, z], [right, front, up], [x, front, up])} />
      <path className="f2" d={face([right, y, z], [right, front, z], [right, front, up], [right, y, up])} />
      <path className={top} d={face([x, y, up], [right, y, up], [right, front, up], [x, front, up])} />
    </>
  )
}
