import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeManuscript } from './manuscript.ts'

const source = readFileSync('content/digital-transformation.mdx', 'utf8')
const manuscript = writeManuscript(source, 'https://staffroom.example')
const everything = JSON.stringify(manuscript)

test('a chapter for each section of the page, in its order', () => {
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(manuscript.chapters.map(({ title }) => title)).toEqual(headings)
  expect(manuscript.title).toBe(/^# (.+)$/m.exec(source)![1])
  expect(manuscript.facts).toHaveLength(3)
  expect(manuscript.chapters.filter(({ blocks }) => !blocks.length)).toEqual([])
})

test('widgets stand there with the figures of their records', () => {
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

test('whoever holds it can answer: its last chapter says where, and whom to ring', () => {
  const items = manuscript.chapters
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

test('an edited sentence of the page is an edited sentence of the document', () => {
  const edited = writeManuscript(
    source.replace('## Four value drivers', '## Four **good** reasons, in <Phrase of="pilot-time" />'),
    'https://staffroom.example',
  )
  expect(edited.chapters.map(({ title }) => title)).toContain('Four good reasons, in 30 days')
})
