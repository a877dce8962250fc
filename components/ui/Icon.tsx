import type { SVGAttributes } from 'react'

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

/**
 * The line icons: 20 units, stroke 1.6, round joins. They are beside text; the few that replace text are in a
 * labelled button.
 */
const paths = {
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M10 5.5V10l3 2',
  close: 'm5 5 10 10M15 5 5 15',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  lock: 'M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
  menu: 'M2 4h16M2 10h16M2 16h16',
  phone:
    'M4 3h3.5l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5V16a1.5 1.5 0 0 1-1.6 1.5' +
    'A13.5 13.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3z',
  plus: 'M10 4v12M4 10h12',
  search: 'M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12.5 12.5 17 17',
  warning: 'M10 2.5 18 17H2zM10 8v4M10 14.5v.5',
} as const

type IconName = keyof typeof paths
