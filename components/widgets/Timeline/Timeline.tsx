import type { ReactNode } from 'react'
import { z } from 'zod'
import { callSteps } from '../../../data/demo.ts'
import { isElementNamed, listItems } from '../../ui/list-items.ts'
import { declareWidget, type WidgetContext } from '../declare.ts'

const timelineLists = { 'discovery-call': callSteps } as const

/** What happens at one mark: when, and what. */
type Mark = { at: ReactNode; text: ReactNode }

type TimelineProps = WidgetContext & {
  /** A timeline of the records, instead of a list between the tags. */
  of?: keyof typeof timelineLists
}

/** Steps in order of time, down a ruler. */
export function Timeline({ of, children }: TimelineProps) {
  const marks = of ? timelineLists[of].map(markOfRecord) : listItems(children).map(markOfItem)
  return (
    <ol className="timeline">
      {marks.map(({ at, text }, index) => (
        <li key={index}>
          <p className="mono">{at}</p>
          {text}
        </li>
      ))}
    </ol>
  )
}

function markOfRecord({ at, title, text }: (typeof callSteps)[number]): Mark {
  return {
    at,
    text: (
      <>
        <strong>{title}</strong> {text}
      </>
    ),
  }
}

/**
 * An item's slanted first words are its time.
 * @throws if it has none; the error names the item by its number, at which the check puts it
 */
function markOfItem([first, ...rest]: ReactNode[], index: number): Mark {
  if (!isElementNamed(first, 'em'))
    throw new Error(`Item ${index + 1} of its list has no time. Begin it with one in underscores: - _10:15_ Words.`)
  return { at: first.props.children, text: rest }
}

export default declareWidget({
  name: 'Timeline',
  description: 'A vertical timeline: a Markdown list whose items begin with their time in _underscores_.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(timelineLists) as (keyof typeof timelineLists)[])
      .optional()
      .describe('A timeline of the records, instead of a list: `discovery-call` has the steps of the first call.'),
  }),
  example:
    '<Timeline>\n\n- _0–5 min_ **You talk.** We listen.\n- _5–15 min_ **We suggest.** One agent, one price.\n\n</Timeline>',
  takesChildren: true,
  shows: 'the list between its tags',
  component: Timeline,
})
