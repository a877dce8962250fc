import { expect, test } from 'vitest'
import { Lines } from '../../../content/content-error.ts'
import { ruleErrors } from '../../site/check-site.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { typedFigures } from './typed-figures.ts'

async function reasons(text: string): Promise<string[]> {
  const page = { file: 'content/a.mdx', source: text, prose: text, lines: new Lines(text) } as SitePage
  const site = {
    pages: [page],
    data: [],
    values: new Map([['data/compliance.ts', { compliancePacks: { legal: {}, healthcare: {} } }]]),
    vocabulary: { records: { phrases: { length: '15-minute', time: '15 minutes' } } },
  }
  return (await ruleErrors(site as unknown as Site, [typedFigures])).map(({ reason }) => reason)
}

test('a phrase such as 15-minute has a noun behind it', async () => {
  expect(await reasons('In <Phrase of="length" />, a person listens.')).toEqual([
    '"15-minute" stands before a noun, and here none follows.',
  ])
  expect(await reasons('A <Phrase of="length" /> call takes <Phrase of="time" />.')).toEqual([])
})

test('what a record lists is counted as the record counts it', async () => {
  expect(await reasons('See the three packs.')).toEqual([
    '"three packs" does not agree with data/compliance.ts, which lists 2.',
  ])
  expect(await reasons('See the two packs. A shop sold three packs of tea.')).toEqual([])
})
