import type { DepartmentId } from '../../../data/departments.ts'
import { departmentClass } from '../department-class.ts'
import { numbers } from '../path.ts'
import { symbolShapes } from './symbol-shapes.tsx'

type PlanSymbolProps = {
  /** The department. */
  department: DepartmentId
  /** Its side in pixels; below 44 the lines run together, use a chip there. */
  size?: number
  /** Dashed: a desk that could be hired. */
  proposed?: boolean
}

/** A department's desk seen from above. It is always beside its name, so it is hidden from screen readers. */
export function PlanSymbol({ department, size = 64, proposed }: PlanSymbolProps) {
  return (
    <svg
      className={symbolClass(department, proposed)}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {symbolShapes[department]}
    </svg>
  )
}

type PlacedSymbolProps = Omit<PlanSymbolProps, 'size'> & {
  /** The symbol's centre. */
  x: number
  /** The symbol's centre. */
  y: number
  /** 1 is 64 units wide. */
  scale?: number
  /** Degrees clockwise; at 0 the person at the desk faces the top. */
  turn?: number
}

/** A department's desk at its place in a larger plan. */
export function PlacedSymbol({ department, x, y, scale = 1, turn = 0, proposed }: PlacedSymbolProps) {
  const transform = `translate(${numbers(x - 32 * scale, y - 32 * scale)}) scale(${scale})${turn ? ` rotate(${turn} 32 32)` : ''}`
  return (
    <g className={symbolClass(department, proposed)} transform={transform}>
      {symbolShapes[department]}
    </g>
  )
}

function symbolClass(department: DepartmentId, proposed = false): string {
  return `symbol ${departmentClass(department)}${proposed ? ' ghost' : ''}`
}
