import type { SVGAttributes } from 'react'
import { paths, type IconName } from './icons.ts'

/** A line icon in the colour of the text around it; decoration, so always hidden from screen readers. */
export function Icon({ name, className, ...rest }: { name: IconName } & SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      className={className ? `ic ${className}` : 'ic'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
