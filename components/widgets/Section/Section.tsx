import type { WidgetContext } from '../declare.ts'

/** How a section may be split: twelfths, left and right. */
export const splits = ['5/7', '6/6', '7/5'] as const

type SectionProps = WidgetContext & {
  /** The name that links to this section use after #. */
  id?: string
  /** paper: the page's own colour. well: a band. Never two wells in a row. */
  tone: 'paper' | 'well'
  /** full: the page's rhythm. tight: the section carries on what stands above it. */
  space: 'full' | 'tight'
  /** The first section that nobody sees before scrolling: what it and the ones after it look like comes in a sheet of its own. For a page that is too heavy for one round trip. */
  fold: boolean
  /** The shares of two columns; what is not in a Column spans both. */
  split?: (typeof splits)[number]
}

/** A part of a page, over its full width. */
export function Section({ id, tone, space, fold, split, children }: SectionProps) {
  const look = ['sec', tone === 'well' && 'band', space === 'tight' && 'tight'].filter(Boolean).join(' ')
  return (
    <div id={id} className={look} data-fold={fold || undefined}>
      <div className={split ? `wrap split s${split.replace('/', '')}` : 'wrap flow'}>{children}</div>
    </div>
  )
}
