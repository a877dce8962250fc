import type { WrongPage } from './cases.ts'
import { frontMatter } from './errors/pages/front-matter.ts'
import { links } from './errors/pages/links.ts'
import { structure } from './errors/pages/structure.ts'
import { figureCases } from './errors/texts/figures.ts'
import { mdxCases } from './errors/texts/mdx.ts'
import { linkCases } from './errors/texts/page-links.ts'
import { pageCases } from './errors/texts/pages.ts'
import { printedCases } from './errors/texts/printed.ts'
import { sentenceCases } from './errors/texts/sentences.ts'
import { wordCases } from './errors/texts/words.ts'

export { wrongRecords } from './errors/records.ts'

/** Wrong pages that need front matter or an address of their own. */
export const wrongPages: Record<string, WrongPage> = { ...frontMatter, ...links, ...structure }

const cases = Object.entries({
  ...wordCases,
  ...sentenceCases,
  ...figureCases,
  ...pageCases,
  ...printedCases,
  ...linkCases,
  ...mdxCases,
})

/** Texts with errors: the rule that each is about, the text, and what the check says. */
export const wrongTexts = cases.flatMap(([rule, { wrong }]) =>
  wrong.map(([text, ...messages]) => ({ rule, text, messages })),
)

/** Odd texts that are right, each with the rule that it is about. */
export const rightTexts = cases.flatMap(([rule, { right = [] }]) => right.map((text) => ({ rule, text })))
