import { industries, type IndustryId } from '../../../data/industries.ts'
import { departmentClass } from '../department-class.ts'
import { industryShapes, smallOfficeShape } from './industry-shapes.tsx'

type IndustrySymbolProps = {
  /** The trade whose premises it shows. Undefined for any other trade: a small office. */
  industry?: IndustryId
  /** Its side in pixels; below 56 the lines run together. */
  size?: number
}

/** A trade's premises as a small plan. It is always beside the trade's name, so it is hidden from screen readers. */
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
