import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Timeline, timelineLists } from './Timeline.tsx'

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
