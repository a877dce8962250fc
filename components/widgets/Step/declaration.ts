import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Step } from './Step.tsx'

export const step = declareWidget({
  name: 'Step',
  description: 'One mark of a `Timeline`; what happens stands between the tags.',
  props: z.strictObject({
    at: z.string().min(1).describe('When: `0–5 min`, `Week 1–2`. An en dash, not a hyphen.'),
  }),
  example:
    '<Timeline>\n  <Step at="Week 1–2">**Discovery call.** What comes in, and who picks it up.</Step>\n</Timeline>',
  hydrate: 'never',
  takesChildren: true,
  component: Step,
})
