import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditPath } from '../../../../components/forms/audit-request.ts'
import { roi } from '../../../../components/widgets/RoiSlider/roi-state.ts'
import { ninetyDays, weeksOf } from '../../../../data/journey.ts'
import { pounds } from '../../../../data/pricing.ts'
import { quizBands } from '../../../../data/quiz.ts'
import { defaultRates, startingRoi } from '../../../../data/roi.ts'
import { site } from '../../../../data/site.ts'
import { caseStudy, timelines, weeklyReceipt } from '../../../../data/transformation.ts'
import { vocabulary } from '../../../content/vocabulary.ts'
import { readPdfDocument } from './pdf-document.ts'

const source = readFileSync('content/digital-transformation.mdx', 'utf8')
const read = (mdx: string, buildDate: string) =>
  readPdfDocument(mdx, { origin: 'https://staffroom.example', buildDate, widgets: vocabulary.widgets })
const document = read(source, '2026-01-31')
const everything = JSON.stringify(document)

test('a chapter for each section of a page, in its order', () => {
  const { title, chapters } = read('# A\n\nOne.\n\n## B *and* C\n\nTwo.\n\n## D\n\nThree.', '2026-01-31')
  expect([title, ...chapters.map((chapter) => chapter.title)]).toEqual(['A', 'B and C', 'D'])
})

test('the page has three facts, and its words in each chapter', () => {
  expect(document.chapters).toHaveLength(source.match(/^## /gm)!.length)
  expect(document.facts).toHaveLength(3)
  expect(document.chapters.filter(({ blocks }) => !blocks.length)).toEqual([])
})

test('widgets print the figures of their records', () => {
  for (const figure of [
    ...caseStudy.figures.map(({ value }) => value),
    ...[...weeklyReceipt.lines, weeklyReceipt.net].map((line) => pounds(line.pounds)),
    ...Object.values(timelines).map(({ value }) => value),
    ...ninetyDays.map(({ span }) => weeksOf(span).toLowerCase()),
    ...quizBands.map(({ percent }) => `${percent}%`),
    pounds(roi(startingRoi, defaultRates).total),
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
      expect.stringContaining(`staffroom.example${auditPath()}`),
      expect.stringContaining(site.phone.label),
    ]),
  )
})

test('an edited sentence of the page changes in the document', () => {
  const edited = read(
    source.replace(/^## .+$/m, '## Four **good** reasons, in <Phrase of="pilot-time" />'),
    '2026-01-31',
  )
  expect(edited.chapters.map(({ title }) => title)).toContain(`Four good reasons, in ${timelines.pilot.value}`)
})

test('an active status that is over by the day of the build says so', () => {
  expect(everything).toContain('Active until 2025-12-31, renewal to be confirmed')
  expect(JSON.stringify(read(source, '2025-12-31'))).not.toContain('renewal to be confirmed')
})

test('the first paragraph is the lead of the cover', () => {
  expect(read('# A\n\nOne.\n\nTwo.\n\n## B\n\nThree.', '2026-01-31').lead).toBe('One.')
})

test('a link prints its address, and what is strong stays strong', () => {
  const { chapters } = read(
    '# A\n\n## B\n\nSee **[our prices](/pricing)** or\n[VAT](https://gov.uk/vat) first.',
    '2026-01-31',
  )
  const href = 'https://staffroom.example/pricing'
  expect(chapters[0]!.blocks).toEqual([
    {
      kind: 'lead',
      runs: [
        { text: 'See ', strong: false },
        { text: 'our prices', strong: true },
        { text: ' (', strong: true },
        { text: 'staffroom.example/pricing', strong: true, href },
        { text: ')', strong: true },
        { text: ' or ', strong: false },
        { text: 'VAT', strong: false, href: 'https://gov.uk/vat' },
        { text: ' first.', strong: false },
      ],
    },
  ])
})
