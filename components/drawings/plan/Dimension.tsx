import { numbers, type Point } from '../path.ts'

type DimensionProps = {
  /** Its upper or left end. */
  from: Point
  /** Its lower or right end. */
  to: Point
  /** What is counted between the ends, such as '4 desks'. */
  label?: string
}

/** A dimension line with a tick at each end. It counts things that the visitor buys, not invented metres. */
export function Dimension({ from, to, label }: DimensionProps) {
  const upright = from[0] === to[0]
  const ends = [from, to].map(
    ([x, y]) => (upright ? `M${numbers(x - 8, y)}h16` : `M${numbers(x, y - 8)}v16`) + `M${numbers(x - 5, y + 5)}l10-10`,
  )
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
  return (
    <>
      <path className="dimension" d={`M${numbers(...from)}L${numbers(...to)}${ends.join('')}`} />
      {label && (
        <text className="label centred" x={middle[0] + (upright ? -14 : 0)} y={middle[1] + (upright ? 0 : 22)}>
          {label}
        </text>
      )}
    </>
  )
}
