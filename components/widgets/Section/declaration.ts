import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Section, splits } from './Section.tsx'

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
