import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const source = readFileSync('content/digital-transformation.mdx', 'utf8')
const document = readPage(source, 'https://staffroom.example', '2026-01-31')
const everything = JSON.stringify(document)

test('a chapter for each section of the page, in its order', () => {
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(document.chapters.map(({ title }) => title)).toEqual(headings)
  expect(document.title).toBe(/^# (.+)$/m.exec(source)![1])
  expect(document.facts).toHaveLength(3)
  expect(document.chapters.filter(({ blocks }) => !blocks.length)).toEqual([])
})

test('widgets print the figures of their records', () => {
  for (const figure of [
    '£280k',
    '310%',
    '£12,400',
    '£31,150',
    '30 days',
    '25–40%',
    'week 11–12',
    '20%',
    '47%',
    '80%',
    '£1,950,000',
  ])
    expect(everything).toContain(figure)
})

test('the last chapter has the links to book and the phone numbers', () => {
  const items = document.chapters
    .at(-1)!
    .blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map((runs) => runs.map(({ text }) => text).join('')) : [],
    )
  expect(items).toEqual(
    expect.arrayContaining([
      'Book Free Audit Call: staffroom.example/#demo-section',
      'Or call 020 7946 0123, or email hello@staffroom.example',
    ]),
  )
})

test('an edited sentence of the page changes in the document', () => {
  const edited = readPage(
    source.replace('## Four value drivers', '## Four **good** reasons, in <Phrase of="pilot-time" />'),
    'https://staffroom.example',
    '2026-01-31',
  )
  expect(edited.chapters.map(({ title }) => title)).toContain('Four good reasons, in 30 days')
})

test('an active status that is over by the day of the build says so', () => {
  expect(everything).toContain('Active until 2025-12-31, renewal to be confirmed')
  expect(JSON.stringify(readPage(source, 'https://staffroom.example', '2025-12-31'))).not.toContain('renewal')
})
