import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Section, splits } from './Section.tsx'

export const section = declareWidget({
  name: 'Section',
  description: 'A part of a page: begin it with a second-level heading; the paragraph after that is set larger.',
  props: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower case, such as demo-section')
      .optional()
      .describe('The name that links to this section use after `#`.'),
    tone: z
      .enum(['paper', 'well'])
      .default('paper')
      .describe("`paper` is the page's own colour, `well` a band. Never two wells in a row."),
    space: z
      .enum(['full', 'tight'])
      .default('full')
      .describe('`tight` for a section that carries on what stands above it.'),
    fold: z
      .boolean()
      .default(false)
      .describe(
        'Set it on the first section that nobody sees before scrolling, on a page that `npm run size` finds too heavy: what it and the sections after it look like then comes in a sheet of its own.',
      ),
    split: z
      .enum(splits)
      .optional()
      .describe('Two columns, in twelfths. Put what belongs in them into two `Column`s; the rest spans both.'),
  }),
  example:
    '<Section tone="well" split="5/7">\n<Column>\n\n## What it costs\n\nOne price for each agent.\n\n</Column>\n<Column>\n\nThe longer story stands on the right.\n\n</Column>\n</Section>',
  hydrate: 'never',
  takesChildren: true,
  component: Section,
})
