import type { ReactNode } from 'react'
import { departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { numbers } from '../path.ts'

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

/** A chair's position, and the side of it that the desk is on. */
type Chair = readonly [x: number, y: number, desk: 'above' | 'below' | 'left' | 'right']

const seats = {
  above: (x: number, y: number) => `M${x - 6} ${y + 1}a6 6 0 0 0 12 0v-3h-12z`,
  below: (x: number, y: number) => `M${x + 6} ${y - 1}a6 6 0 0 0-12 0v3h12z`,
  right: (x: number, y: number) => `M${x - 1} ${y - 6}a6 6 0 0 0 0 12h3v-12z`,
  left: (x: number, y: number) => `M${x + 1} ${y + 6}a6 6 0 0 0 0-12h-3v12z`,
}

function chairs(...places: Chair[]): ReactNode {
  return <path className="piece" d={places.map(([x, y, desk]) => seats[desk](x, y)).join('')} />
}

/** The ten plan symbols on a grid of 64 units, seen from above: `desk` in the colour of the department, `piece` in none. */
const symbolShapes: Record<DepartmentId, ReactNode> = {
  reception: (
    <>
      <path
        className="desk"
        d="M9 44V29a17 17 0 0 1 17-17h12a17 17 0 0 1 17 17v15H44V30a7 7 0 0 0-7-7H27a7 7 0 0 0-7 7v14z"
      />
      {chairs([32, 40, 'above'])}
      <path d="M26 15.5h12M9 37h11M44 37h11" />
    </>
  ),
  sales: (
    <>
      <rect className="desk" x="11" y="23" width="42" height="18" rx="9" />
      {chairs([23, 15, 'below'], [41, 15, 'below'], [23, 49, 'above'], [41, 49, 'above'])}
      <path d="M27 32h10" />
    </>
  ),
  support: (
    <>
      <path className="desk" d="M9 17h46v30H9z" />
      <path d="M9 32h46M32 17v30M15 27h11M38 27h11M15 37h11M38 37h11" />
      {chairs([20, 10, 'below'], [44, 10, 'below'], [20, 54, 'above'], [44, 54, 'above'])}
    </>
  ),
  finance: (
    <>
      <path className="desk" d="M8 30h48v17H8z" />
      <path d="M8 38h12M20 30v17" />
      {chairs([38, 54, 'above'])}
      <path className="piece" d="M38 8h18v16H38z" />
      <path d="M43 16a4 4 0 1 1 0 .1M47 12v8M43 16h8" />
    </>
  ),
  marketing: (
    <>
      <path className="desk" d="m14 24 38-7 4 20-38 7z" />
      {chairs([40, 50, 'above'])}
      <path className="piece" d="M13 8h8v7h-8zM28 8h6v5h-6z" />
      <path d="m22 29 18-3.3M23 34l12-2.2M8 8h48" />
    </>
  ),
  hr: (
    <>
      <circle className="desk" cx="32" cy="32" r="13" />
      {chairs([32, 12, 'below'], [32, 52, 'above'], [12, 32, 'right'], [52, 32, 'left'])}
      <circle cx="32" cy="32" r="3" />
    </>
  ),
  operations: (
    <>
      <path className="desk" d="M9 11h46v40H43V23H21v28H9z" />
      {chairs([32, 38, 'above'])}
      <path d="M26 14.5h12M12 31h6M12 37h6M46 31h6M46 37h6" />
    </>
  ),
  compliance: (
    <>
      <path className="desk" d="M8 32h34v16H8z" />
      {chairs([25, 55, 'above'])}
      <path className="piece" d="M8 8h48v12H8zM46 26h10v24H46z" />
      <path d="M20 8v12M32 8v12M44 8v12M46 34h10M46 42h10M11 17h6M23 17h6M35 17h6M47 17h6" />
    </>
  ),
  content: (
    <>
      <path className="desk" d="M9 27h46v19H9z" />
      {chairs([30, 53, 'above'])}
      <path className="piece" d="m15 31 10-2 2 10-10 2z" />
      <path d="m30 30 8 1-1 9-8-1zM44 17a5 5 0 1 1 0 .1M49 22v9M42 12l-4-4M49 9V5" />
    </>
  ),
  analytics: (
    <>
      <path className="desk" d="M8 14h48v36H43V28H8z" />
      {chairs([30, 40, 'above'])}
      <path d="m12 22 7 2M23 24h10M37 24l7-2M50 33v10" />
    </>
  ),
}
