import { expect, test } from 'vitest'
import { HEAD, ruleOf } from './cases.ts'
import { rightTexts, wrongTexts } from './errors.ts'
import { errorsWith } from './small-site.ts'

/**
 * What is wrong with a page: line and column in its text below the heading, rule, whether it is only a warning and
 * whether --fix fixes it, message.
 */
async function mistakesIn(text: string): Promise<string[]> {
  const above = HEAD.split('\n').length - 1
  const errors = await errorsWith({ page: { file: 'content/mistake.mdx', source: HEAD + text } })
  return errors
    .filter(({ rule }) => rule !== 'orphans')
    .map((error) => `${error.place.line - above}:${error.place.column} ${ruleOf(error)}: ${error.reason} ${error.fix}`)
}

test.each(wrongTexts)('$rule: $text is found', async ({ rule, text, messages }) => {
  expect(await mistakesIn(text)).toEqual(messages)
  expect(messages.join('\n')).toMatch(new RegExp(` ${rule}[:,]`))
})

test.each(rightTexts)('$rule: $text is right', async ({ text }) => {
  expect(await mistakesIn(text)).toEqual([])
})
