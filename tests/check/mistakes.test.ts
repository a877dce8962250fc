import { expect, test } from 'vitest'
import { HEAD } from './cases.ts'
import { mistakes, rightTexts } from './mistakes.ts'
import { errorsWith } from './small-site.ts'

/** What is wrong with a page: line and column in its text below the heading, rule, message. */
async function mistakesIn(text: string): Promise<string[]> {
  const source = /^\n?---\n/.test(text) ? text : HEAD + text
  const above = /^\n?---\n/.test(text) ? 0 : HEAD.split('\n').length - 1
  const errors = await errorsWith({ page: { file: 'content/mistake.mdx', source } })
  return errors
    .filter(({ rule }) => rule !== 'orphans')
    .map(({ place: { line, column }, rule, reason, fix }) => `${line - above}:${column} ${rule}: ${reason} ${fix}`)
}

test.each(mistakes)('%j is found', async (text, ...messages) => {
  expect(await mistakesIn(text)).toEqual(messages)
})

test.each(rightTexts)('%j is right', async (text) => {
  expect(await mistakesIn(text)).toEqual([])
})
