import type { ReactNode } from 'react'
import { z } from 'zod'
import { companyMessages } from '../../../data/about.ts'
import { callFacts } from '../../../data/demo.ts'
import { advantages, whyAgents } from '../../../data/eras.ts'
import { hireFeatures } from '../../../data/hire.ts'
import { hirePromises } from '../../../data/pricing.ts'
import { NonBreakingCompounds } from '../../ui/text-format.tsx'
import { listItems } from '../../ui/list-items.ts'
import { StampMark } from '../../ui/marks.tsx'
import { declareWidget, type WidgetContext, type PrintBlock } from '../declare.ts'

type ListProps = WidgetContext & {
  /** Its variant. A list of points has none. */
  as: (typeof listVariants)[number]
  /** A list of the records, instead of one between the tags. */
  of?: keyof typeof lists
}

/** How many items have room in one line. */
const MAX_ITEMS = { facts: 4, stamps: 3 } as const

/**
 * A list with a look: from the records, or the Markdown list between its tags.
 * @throws if it has more items than a line of its look has room for
 */
export function List({ as, of, children }: ListProps) {
  const records: readonly (string | { title: string; text: string })[] = of ? lists[of] : []
  const points = records.filter((item) => typeof item === 'object')
  if (points.length) return <Points points={points} />
  const items: ReactNode[] = of
    ? (records as readonly string[]).map((text) => <NonBreakingCompounds key={text}>{text}</NonBreakingCompounds>)
    : listItems(children)
  if (as !== 'ticks' && items.length > MAX_ITEMS[as])
    throw new Error(`as="${as}" takes at most ${MAX_ITEMS[as]} items, and the list has ${items.length}. Delete as.`)
  const content = items.map((item, index) => (
    <li key={index}>{as === 'stamps' ? <StampMark>{item}</StampMark> : item}</li>
  ))
  return as === 'stamps' ? (
    <ul className="stamps">{content}</ul>
  ) : (
    <div className={as}>
      <ul>{content}</ul>
    </div>
  )
}

/** The points of an argument, each a heading and a sentence or two, under rules of their own. */
function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A point of an argument: a heading and a sentence or two. */
type Point = { title: string; text: string }

/** The lists of the records: texts, or points with a heading each. */
const lists = {
  'hire-features': hireFeatures,
  'hire-promises': Object.values(hirePromises),
  messages: companyMessages,
  'call-facts': callFacts,
  'why-agents': whyAgents,
  advantages,
} as const satisfies Record<string, readonly (string | Point)[]>

const listVariants = ['ticks', 'facts', 'stamps'] as const

export default declareWidget({
  name: 'List',
  description:
    'A styled list. Put a Markdown list between the tags, or name a list from `data/` that several pages share.',
  props: z.strictObject({
    as: z
      .enum(listVariants)
      .default('ticks')
      .describe(
        '`ticks` puts a tick before each item (a Markdown list whose items begin with `- [x]` has them without ' +
          'this widget), `facts` is one quiet line of two to four facts, `stamps` is two or three rubber stamps.',
      ),
    of: z
      .enum(Object.keys(lists) as (keyof typeof lists)[])
      .optional()
      .describe(
        'The list of the records: `hire-features`, `hire-promises` and `call-facts` are short texts; ' +
          '`messages`, `why-agents` and `advantages` are points with a heading each, side by side.',
      ),
  }),
  example: '<List as="facts">\n\n- No setup fees\n- Cancel anytime\n\n</List>',
  takesChildren: true,
  shows: 'the list between its tags',
  madeFrom: 'ticks',
  inHead: true,
  print: ({ of }) => (of ? printList(lists[of]) : undefined),
  component: List,
})

function printList(items: readonly (string | { title: string; text: string })[]): PrintBlock[] {
  const points = items.filter((item) => typeof item === 'object')
  if (points.length) return [{ kind: 'points', points }]
  const texts = items.filter((item) => typeof item === 'string')
  return [{ kind: 'list', items: texts.map((text) => [{ text, strong: false }]) }]
}
