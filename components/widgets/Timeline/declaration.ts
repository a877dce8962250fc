import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Timeline } from './Timeline.tsx'

export const timeline = declareWidget({
  name: 'Timeline',
  description: 'What happens when, down a ruler: one `Step` for each mark.',
  props: z.strictObject({}),
  example:
    '<Timeline>\n  <Step at="0–5 min">**You talk.** We listen.</Step>\n  <Step at="5–15 min">**We sketch it.** One desk, one price.</Step>\n</Timeline>',
  hydrate: 'never',
  takesChildren: true,
  component: Timeline,
})
