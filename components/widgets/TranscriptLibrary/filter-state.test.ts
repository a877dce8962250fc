import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterFromQuery,
  filterIndustries,
  filterToQuery,
  filterTranscripts,
  MAX_QUERY,
  noFilter,
} from './filter-state.ts'
import { sentimentIds, transcriptIds, transcripts, transcriptStats } from '../../../data/transcripts.ts'

const found = (query: string) => filterTranscripts({ ...noFilter, query })

test('the library figures as printed', () => {
  expect(transcriptStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '47 total',
    '12 this month',
    '14:32 average',
    '73% success',
  ])
})

test('the records are well formed, the featured ones first', () => {
  for (const id of transcriptIds) {
    const { duration, date, turns } = transcripts[id]
    expect(duration).toMatch(/^\d\d:[0-5]\d$/)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
    expect(turns.length).toBeGreaterThan(4)
  }
  const featured = transcriptIds.map((id) => transcripts[id].featured)
  expect(featured).toEqual([...featured].sort((a, b) => Number(b) - Number(a)))
  expect(new Set(transcriptIds.map((id) => transcripts[id].sentiment))).toEqual(new Set(sentimentIds))
})

test('the empty filter matches everything', () => {
  expect(filterTranscripts(noFilter)).toEqual(transcriptIds)
  expect(found('   ')).toEqual(transcriptIds)
})

test('every word must occur: in title, company, industry, tags, outcomes or the conversation', () => {
  for (const query of [
    'BROKEN',
    'leeds',
    'emergency questions',
    'next morning',
    'bleeding, swelling',
    'crown dental positive',
  ])
    expect(found(query)).toContain('broken-crown')
  expect(found('crown carbon')).toEqual([])
  expect(found('wont-match-anything')).toEqual([])
})

test('curly and straight apostrophes are alike', () => {
  expect(found("that's no use")).toContain('late-parcel')
  expect(found('that’s no use')).toEqual(found("that's no use"))
})

test('spaces around and between words do not count, nor do words join across fields', () => {
  expect(found('  broken   crown ')).toEqual(found('broken crown'))
  const { title, company } = transcripts['broken-crown']
  expect(found(title.split(' ').at(-1)! + company.split(' ')[0]!)).toEqual([])
})

test('letters with accents match those without', () => {
  expect(found('brökén')).toEqual(found('broken'))
})

test('a search is cut at the maximum length, also in the URL', () => {
  const query = `broken${' '.repeat(MAX_QUERY)}no-such-word`
  expect(found(query)).toEqual(found('broken'))
  expect(filterToQuery({ ...noFilter, query: 'a'.repeat(MAX_QUERY + 1) }).get('q')).toHaveLength(MAX_QUERY)
})

test('within a group any, across groups all', () => {
  const some = filterTranscripts({ ...noFilter, industries: ['dental', 'auto'] })
  expect(new Set(some.map((id) => transcripts[id].industry))).toEqual(new Set(['dental', 'auto']))
  const negative = filterTranscripts({ ...noFilter, sentiments: ['negative'] })
  expect(new Set(negative.map((id) => transcripts[id].sentiment))).toEqual(new Set(['negative']))
  const narrow = filterTranscripts({
    query: 'crown',
    industries: ['dental', 'trades'],
    sentiments: ['positive', 'negative'],
  })
  expect(narrow).toContain('broken-crown')
  for (const id of narrow) expect(['dental', 'trades']).toContain(transcripts[id].industry)
  expect(filterTranscripts({ query: 'crown', industries: ['auto'], sentiments: [] })).toEqual([])
})

test('invalid values in the URL are ignored', () => {
  expect(filterFromQuery(new URLSearchParams('industry=astrology&sentiment=furious&page=9'))).toEqual(noFilter)
  expect(filterFromQuery(new URLSearchParams('industry=dental,astrology,auto&sentiment=negative'))).toEqual({
    query: '',
    industries: ['dental', 'auto'],
    sentiments: ['negative'],
  })
  expect(filterFromQuery(new URLSearchParams({ q: 'a'.repeat(500) })).query).toHaveLength(MAX_QUERY)
})

test('a URL from a form without script is read completely', () => {
  const { industries } = filterFromQuery(new URLSearchParams('q=&industry=dental&industry=solicitors'))
  expect(industries).toEqual(['dental', 'solicitors'])
})

test('an empty filter adds nothing to the URL', () => {
  expect(filterToQuery(noFilter).toString()).toBe('')
  expect(
    filterToQuery({ query: ' late parcel ', industries: ['ecommerce'], sentiments: ['negative'] }).toString(),
  ).toBe('q=late+parcel&industry=ecommerce&sentiment=negative')
})

test('a filter survives the URL', () => {
  const filter = fc.record({
    query: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }).map((text) => text.trim()),
    industries: fc.subarray([...filterIndustries]),
    sentiments: fc.subarray(sentimentIds),
  })
  fc.assert(
    fc.property(filter, (each) => {
      expect(filterFromQuery(new URLSearchParams(filterToQuery(each).toString()))).toEqual(each)
    }),
  )
})

test('there is a box for each industry that has a conversation, and for no other', () => {
  expect(new Set(filterIndustries)).toEqual(new Set(transcriptIds.map((id) => transcripts[id].industry)))
})
