import { expect, test } from 'vitest'
import { HEAD } from './cases.ts'
import { rightTexts, wrongTexts } from './errors.ts'
import { errorsWith } from './small-site.ts'

/** What is wrong with a page: line and column in its text below the heading, rule, message. */
async function mistakesIn(text: string): Promise<string[]> {
  const above = HEAD.split('\n').length - 1
  const errors = await errorsWith({ page: { file: 'content/mistake.mdx', source: HEAD + text } })
  return errors
    .filter(({ rule }) => rule !== 'orphans')
    .map(({ place: { line, column }, rule, reason, fix }) => `${line - above}:${column} ${rule}: ${reason} ${fix}`)
}

test.each(wrongTexts)('$rule: $text is found', async ({ rule, text, messages }) => {
  expect(await mistakesIn(text)).toEqual(messages)
  expect(messages.join('\n')).toContain(` ${rule}: `)
})

test.each(rightTexts)('$rule: $text is right', async ({ text }) => {
  expect(await mistakesIn(text)).toEqual([])
})
