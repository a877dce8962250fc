import { z } from 'zod'
import { headDrawings } from '../../components/drawings/axonometric/offices.ts'
import type { Records } from './records.ts'

const text = z.string('must be a text').trim().min(1, 'must not be empty')

const flag = z.boolean('must be true or false, without quotation marks')

const day = z
  .string('must be a day such as 2026-01-31')
  .refine(isDay, 'must be a day such as 2026-01-31')
  .meta({ format: 'date' })

/** A path as redirects name it. */
export const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/

const path = z
  .string('must be a path such as /old-name')
  .regex(PATH, 'must be a path such as /old-name: small letters, digits and hyphens, no slash at the end')

/**
 * The schema of front matter. Editors and the guide show each field's description. Unknown keys are errors, so that no
 * misspelt flag goes unnoticed.
 */
export function frontMatterSchema({ agent, industry }: Records) {
  return z.strictObject({
    title: text.describe(
      "The page's title, for the browser's tab and search results, at most 60 characters; the brand is added. `{agent-price}` and the other names of `data/phrases.ts` quote a record.",
    ),
    description: text.describe(
      'One or two sentences for search results and link previews, 50 to 160 characters. It can quote records, as the title can.',
    ),
    template: z
      .enum(['page', 'article', 'agent', 'industry'])
      .default('page')
      .describe('The shape that a family of pages shares. Default: page, sections over the full width.'),
    agent: z
      .enum(agent.ids)
      .optional()
      .describe('With `template: agent`: the record of `data/agents.ts` that the page is about.'),
    industry: z
      .enum(industry.ids)
      .optional()
      .describe('With `template: industry`: the record of `data/industries.ts` that the page is about.'),
    drawing: z
      .enum(headDrawings)
      .optional()
      .describe(
        "The drawing beside the page's head: `office` is a cut-away office that grows, `enterprise` a larger one.",
      ),
    header: flag.default(true).describe('Whether the page has the header. Default: true.'),
    footer: flag.default(true).describe('Whether the page has the footer. Default: true.'),
    toc: flag
      .default(false)
      .describe(
        'Whether a table of contents, made from the second-level headings, is beside the text. Default: false.',
      ),
    draft: flag
      .default(false)
      .describe('A draft is shown in dev and in preview builds only, whatever `publish` says. Default: false.'),
    publish: day.optional().describe('The day from which builds include the page, unless it is a draft.'),
    expires: day.optional().describe('The last day on which builds include the page.'),
    noindex: flag.default(false).describe('Whether search engines are asked to leave the page out. Default: false.'),
    updated: day
      .optional()
      .describe(
        'The day that the text was last changed in substance, where the page shows one. Without it: the build date.',
      ),
    placeholder: flag
      .default(false)
      .describe(
        'Whether the text is not the final one, such as a policy that no lawyer has read. The check before a release lists it for the owner. Default: false.',
      ),
    redirectFrom: z
      .union([path, z.array(path)], 'must be a path such as /old-name, or a list of paths')
      .optional()
      .describe('Old paths that redirect to this page.'),
  })
}

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>

/** Whether a text is a day that the calendar has, written 2026-01-31. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success
}
