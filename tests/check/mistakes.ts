import { figureCases } from './mistakes/figures.ts'
import { mdxCases } from './mistakes/mdx.ts'
import { linkCases } from './mistakes/page-links.ts'
import { pageCases } from './mistakes/pages.ts'
import { printedCases } from './mistakes/printed.ts'
import { sentenceCases } from './mistakes/sentences.ts'
import { wordCases } from './mistakes/words.ts'

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
export const mistakes = cases.flatMap(([rule, { wrong }]) =>
  wrong.map(([text, ...messages]) => ({ rule, text, messages })),
)

/** Odd texts that are right, each with the rule that it is about. */
export const rightTexts = cases.flatMap(([rule, { right = [] }]) => right.map((text) => ({ rule, text })))
