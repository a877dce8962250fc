import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import type { PrintBlock } from '../print-block.ts'
import { List, lists, listVariants } from './List.tsx'

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
