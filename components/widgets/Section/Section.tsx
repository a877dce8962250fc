import type { WidgetContext } from '../declare.ts'

/** How a section may be split: the twelfths of each column. */
export const splits = ['4/8', '5/7', '6/6', '7/5', '4/4/4'] as const

type SectionProps = WidgetContext & {
  /** The id for links to this section. */
  id?: string
  /** paper: the page's own colour. well: a band. Without it, sections alternate. */
  tone: 'paper' | 'well'
  /**
   * full: the usual space above and below. close: less, for a page of many short sections. tight: none above, because
   * the section continues the one above it.
   */
  space: 'full' | 'close' | 'tight'
  /** The shares of its columns. */
  split?: (typeof splits)[number]
}

/** A part of a page, over its full width. */
export function Section({ id, tone, space, split, children }: SectionProps) {
  const look = ['sec', tone === 'well' && 'band', space !== 'full' && space].filter(Boolean).join(' ')
  return (
    <div id={id} className={look}>
      <div className={split ? `wrap split split-${split.replaceAll('/', '-')}` : 'wrap flow'}>{children}</div>
    </div>
  )
}
