import type { SVGAttributes } from 'react'

/** The line icons: 20 units, stroke 1.6, round joins. They stand beside words; the few that replace one stand in a labelled button. */
const paths = {
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 5.5V10l3 2',
  close: 'm5 5 10 10M15 5 5 15',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3 17h14',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  info: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 9v5M10 6v.5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  menu: 'M2 4h16M2 10h16M2 16h16',
  minus: 'M4 10h12',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
  phone: 'M4 3h3.5l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5V16a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3z',
  plus: 'M10 4v12M4 10h12',
  search: 'M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12.5 12.5 17 17',
  sun: 'M6.5 10a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  system: 'M2.5 3.5h15v10h-15zM7 17h6M10 13.5V17',
  warning: 'M10 2.5 18 17H2zM10 8v4M10 14.5v.5',
} as const

export type IconName = keyof typeof paths

/** A line icon in the colour of the text around it; decoration, so always hidden from screen readers. */
export function Icon({ name, className, ...rest }: { name: IconName } & SVGAttributes<SVGSVGElement>) {
  return (
    <svg className={className ? `ic ${className}` : 'ic'} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...rest}>
      <path d={paths[name]} />
    </svg>
  )
}
