import type { WidgetContext } from '../declare.ts'

/** How a section may be split: twelfths, left and right. */
export const splits = ['5/7', '6/6', '7/5'] as const

type SectionProps = WidgetContext & {
  /** The id for links to this section. */
  id?: string
  /** paper: the page's own colour. well: a band. Without it, sections alternate. */
  tone: 'paper' | 'well'
  /** full: the usual space above. tight: less, because the section continues the one above it. */
  space: 'full' | 'tight'
  /** The shares of its two columns. */
  split?: (typeof splits)[number]
}

/** A part of a page, over its full width. */
export function Section({ id, tone, space, split, children }: SectionProps) {
  const look = ['sec', tone === 'well' && 'band', space === 'tight' && 'tight'].filter(Boolean).join(' ')
  return (
    <div id={id} className={look}>
      <div className={split ? `wrap split s${split.replace('/', '')}` : 'wrap flow'}>{children}</div>
    </div>
  )
}
