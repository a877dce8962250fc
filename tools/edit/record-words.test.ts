import { expect, test } from 'vitest'
import type { ContentFolder } from '../content/content-folder.ts'
import { vocabulary } from '../content/vocabulary.ts'
import { newWordErrors } from './record-words.ts'

const folder = {
  root: process.cwd(),
  vocabulary: () => Promise.resolve(vocabulary),
  publication: () => ({ buildDate: '2026-01-31', preview: true }),
  load: (path: string) => import(/* @vite-ignore */ process.cwd() + path),
} as unknown as ContentFolder

const moduleOf = (text: string) => `export const faq = [{ question: 'What?', answer: '${text}' }]\n`
const errorsOf = (before: string, after: string) =>
  newWordErrors(folder, ['data/site.ts'], 'data/faq.ts', moduleOf(before), moduleOf(after))

test('a banned word, a misspelt one and a repeated one are reported, without what a developer may write', async () => {
  const found = await errorsOf('It works.', 'It is a seamless serivce for for you.')
  for (const word of ['seamless', 'serivce', '"for']) expect(found).toContain(word)
  expect(found).not.toContain('allow:')
})

test('nothing is said of good words, nor of what was there before', async () => {
  expect(await errorsOf('It works.', 'It works well.')).toBe('')
  expect(await errorsOf('It is seamless.', 'It is seamless, too.')).toBe('')
  expect(await errorsOf('It is seamless.', 'It is seamless, and its setup is seamless.')).toContain('seamless')
})
