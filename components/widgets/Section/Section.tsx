import { z } from 'zod'
import { declareWidget, type WidgetContext } from '../declare.ts'

/** How a section may be split: the twelfths of each column. */
const splits = ['4/8', '5/7', '6/6', '7/5', '4/4/4'] as const

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
  const className = ['sec', tone === 'well' && 'band', space !== 'full' && space].filter(Boolean).join(' ')
  return (
    <div id={id} className={className}>
      <div className={split ? `wrap split split-${split.replaceAll('/', '-')}` : 'wrap flow'}>{children}</div>
    </div>
  )
}

export default declareWidget({
  name: 'Section',
  description:
    'Goes around a section that needs a setting below. Without one, leave it out: each `##` begins a section by itself.',
  props: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, such as demo-section')
      .optional()
      .describe('The name that links to this section use after `#`, where it must outlive a change of the heading.'),
    tone: z
      .enum(['paper', 'well'])
      .default('paper')
      .describe("`paper` is the page's own colour, `well` a band. Without it, sections alternate."),
    space: z
      .enum(['full', 'close', 'tight'])
      .default('full')
      .describe(
        '`tight` for a section that carries on what is above it, `close` for less space above and below, on a page of ' +
          'many short sections.',
      ),
    split: z
      .enum(splits)
      .optional()
      .describe(
        'The shares of its columns in twelfths, where they differ from what `---` gives. `4/4/4` has three columns.',
      ),
  }),
  example:
    '<Section split="7/5">\n\n## What it costs\n\nOne price for each agent.\n\n---\n\nThe shorter story is on the right.\n\n</Section>',
  takesChildren: true,
  madeFrom: 'section',
  holdsParts: true,
  component: Section,
})
