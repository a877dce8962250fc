import type { ReactNode } from 'react'
import { industries, type IndustryId } from '../../../data/industries.ts'
import { departmentClass } from '../../../data/departments.ts'

type IndustrySymbolProps = {
  /** The industry whose premises it shows. Undefined for any other industry: a small office. */
  industry?: IndustryId
  /** Its side in pixels; below 56 the lines run together. */
  size?: number
}

/** An industry's premises as a small plan. It is always beside the name, so it is hidden from screen readers. */
export function IndustrySymbol({ industry, size = 64 }: IndustrySymbolProps) {
  return (
    <svg
      className={industry ? `symbol ${departmentClass(industries[industry].colour)}` : 'symbol'}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {(industry && industryShapes[industry]) ?? smallOfficeShape}
    </svg>
  )
}

/**
 * The premises of each industry on a grid of 64 units, seen from above: its walls, what it works with (`desk`) and other
 * pieces. An industry without one gets the small office.
 */
const industryShapes: Partial<Record<IndustryId, ReactNode>> = {
  dental: (
    <>
      <path className="wall" d="M22 59H5V5h54v54H42" />
      <path className="desk" d="M26 10h12v9l5 4v20l-4 11H25l-4-11V23l5-4z" />
      <path d="M21 24h22M22 44h20M19 17l6 6M43 33h5" />
      <circle className="piece" cx="16" cy="14" r="4.5" />
      <path className="piece" d="M48 27h7v13h-7zM9 40h6v15H9z" />
    </>
  ),
  solicitors: (
    <>
      <path className="wall" d="M24 59H5V5h54v54H38" />
      <path className="piece" d="M9 9h46v8H9z" />
      <path d="M17 9v8M23 9v8M29 9v8M41 9v8M47 9v8" />
      <path className="desk" d="M14 28h36v14H14z" />
      <path
        className="piece"
        d="M26 31h6v8h-6zM32 31h6v8h-6zM36 26a5 5 0 0 0-10 0v2h10zM18 44v2a5 5 0 0 0 10 0v-2zM36 44v2a5 5 0 0 0 10 0v-2z"
      />
    </>
  ),
  auto: (
    <>
      <path className="wall" d="M12 59H5V5h54v54h-7" />
      <path d="M12 59h40" strokeDasharray="3 3" />
      <path className="piece" d="M14 12h5v42h-5zM45 12h5v42h-5z" />
      <path className="desk" d="M24 20q0-7 8-7t8 7v26q0 6-8 6t-8-6z" />
      <path className="piece" d="m25 28 2-5h10l2 5zM27 42h10l1 4H26z" />
      <path d="M19 22h5M19 44h5M40 22h5M40 44h5" />
    </>
  ),
  'real-estate': (
    <>
      <path className="wall" d="M20 59H5V5h32v16h22v38H32" />
      <path className="wall" d="M5 32h11M26 32h11V21M37 46v13" />
      <path className="desk" d="M10 10h13v14H10z" />
      <path className="piece" d="M10 10h13v5H10zM42 26h12v8H42z" />
      <path d="M12.5 12.5h3M17.5 12.5h3M45 30h6M32 59V47a12 12 0 0 0-12 12" />
      <path className="piece" d="M43 46h11v7H43z" />
    </>
  ),
  trades: (
    <>
      <path className="wall" d="M8 59H5V5h54v54h-3" />
      <path className="piece" d="M9 9h46v7H9z" />
      <path d="M24 9v7M40 9v7M8 59h48" />
      <path className="desk" d="M23 27q0-5 3-6h12q3 1 3 6v28H23z" />
      <path className="piece" d="m25 31 2-5h10l2 5z" />
      <path d="M29 33v22M35 33v22M29 37h6M29 42h6M29 47h6M29 52h6M23 29l-3 2M41 29l3 2" />
    </>
  ),
  restaurants: (
    <>
      <path className="wall" d="M27 59H5V5h54v54H37" />
      <path className="wall" d="M5 24h20M37 24h22" />
      <path className="piece" d="M9 9h20v9H9zM34 9h20v9H34z" />
      <path d="M13.5 13.5h2M20 13.5h2M40 13.5h8" />
      <path className="desk" d="M11 42a7 7 0 1 1 14 0 7 7 0 1 1-14 0M39 42a7 7 0 1 1 14 0 7 7 0 1 1-14 0" />
      <path
        className="piece"
        d="M15 42a3 3 0 1 1 6 0 3 3 0 1 1-6 0M43 42a3 3 0 1 1 6 0 3 3 0 1 1-6 0M14 32a4 4 0 0 1 8 0zM42 32a4 4 0 0 1 8 0zM14 52a4 3 0 0 0 8 0zM42 52a4 3 0 0 0 8 0z"
      />
    </>
  ),
  clinics: (
    <>
      <path className="wall" d="M20 59H5V5h54v54H34" />
      <path className="desk" d="M12 21h38v13H12z" />
      <path className="piece" d="M12 21h10v13H12zM39 9h15v7H39z" />
      <path d="M46.5 9v7" />
      <circle className="piece" cx="30" cy="41" r="4" />
      <path className="piece" d="M42 41h12v12H42z" />
      <path d="M48 43.5v7M44.5 47h7" />
    </>
  ),
  ecommerce: (
    <>
      <path className="wall" d="M38 59H5V5h54v54h-3" />
      <path className="piece" d="M10 10h9v44h-9zM26 10h9v28h-9z" />
      <path d="M10 21h9M10 32h9M10 43h9M26 19h9M26 28h9" />
      <path className="desk" d="M42 12h12v11H42zM42 27h12v11H42zM42 42h12v11H42z" />
      <path d="M48 12v11M48 27v11M48 42v11" />
    </>
  ),
  accountants: (
    <>
      <path className="wall" d="M24 59H5V5h54v54H38" />
      <path className="piece" d="M9 9h8v46H9z" />
      <path d="M9 18h8M9 27h8M9 36h8M9 45h8" />
      <path className="desk" d="M22 24h33v18H22z" />
      <path className="piece" d="M25 27h9v12h-9zM34 27h9v12h-9zM47 28h5v8h-5zM33 17a5 5 0 0 1 10 0v3H33z" />
      <path d="M28 30h3M28 33h3M28 36h3M37 30h3M37 33h3M37 36h3" />
    </>
  ),
  education: (
    <>
      <path className="wall" d="M24 59H5V5h54v54H38" />
      <path className="desk" d="M18 8h28v4H18zM25 18h14v7H25z" />
      <path className="piece" d="M10 33h11v6H10zM26.5 33h11v6h-11zM43 33h11v6H43zM10 47h11v6H10zM43 47h11v6H43z" />
      <path d="M13 42h5M29.5 42h5M46 42h5M13 56h5M46 56h5" />
    </>
  ),
}

/** Four rooms off a corridor: for an industry without a drawing, and for all other industries. */
const smallOfficeShape: ReactNode = (
  <>
    <path className="wall" d="M5 27V5h54v54H5V37" />
    <path className="wall" d="M32 5v22M32 37v22M5 27h14M27 27h18M53 27h6M5 37h14M27 37h18M53 37h6" />
    <path className="desk" d="M10 11h14v7H10z" />
    <path className="piece" d="M40 11h14v7H40zM10 46h14v7H10zM40 46h14v7H40z" />
  </>
)
