import { expect, test } from 'vitest'
import { Lines } from '../../../content/content-error.ts'
import { ruleErrors } from '../../site/check-site.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { typedFigures } from './typed-figures.ts'

const band = (level: string, to: number) => ({ level, to })

const PHRASES = {
  length: '15-minute',
  time: '15 minutes',
  call: '15 minutes',
  'setup-time': '10 minutes',
  'kept-client-hash': 'two days',
  'opening-hours': 'Monday to Friday',
  'agent-count': 'ten',
  'explorer-count': 'six',
  'readiness-question-count': 'twelve',
}

async function reasons(text: string, industry?: string): Promise<string[]> {
  const page = {
    file: 'content/a.mdx',
    source: text,
    prose: text,
    lines: new Lines(text),
    frontMatter: { industry },
  } as SitePage
  const site = {
    pages: [page],
    data: [],
    values: new Map<string, object>([
      ['data/industries.ts', { industries: { dental: { bundle: [{}, {}, {}, {}] } } }],
      ['data/compliance.ts', { compliancePacks: { legal: {}, healthcare: {} } }],
      ['data/pricing.ts', { priceBands: [band('Small Office', 3), band('Large Office', Infinity)] }],
    ]),
    vocabulary: { records: { phrases: PHRASES } },
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

test('a phrase stands where its figure is meant', async () => {
  expect(await reasons('Set up in minutes, in a call of <Phrase of="call" />.')).toEqual([])
  expect(
    await reasons('It is set up in ten minutes, and a call takes <Phrase of="call" />: live in ten minutes.'),
  ).toEqual(Array(2).fill('"ten minutes" is written by hand, so a change of the record would not reach it.'))
  expect(await reasons('Setup takes <Phrase of="call" />. Live in <Phrase of="setup-time" />.')).toEqual([
    'The phrase says 15 minutes, but the words before it are about another figure, 10 minutes.',
  ])
})

test('how many other agents there are depends on the list that the sentence speaks of', async () => {
  expect(await reasons('Compare it with nine others. The agent explorer compares it with five others.')).toEqual([])
  expect(await reasons('It works with the three others, and our two others.')).toEqual([])
  expect(await reasons('Compare it with eight others. The agent explorer compares it with nine others.')).toEqual([
    '"eight others" does not agree with data/, which counts 10, or 6 with this one.',
    '"nine others" does not agree with data/, which counts 6 with this one.',
  ])
})

test('a number of agents has the level of the price list', async () => {
  expect(await reasons('With five agents you have a Small Office. A large office has two agents.')).toEqual([
    '"five agents you have a Small Office" does not agree with data/pricing.ts, which calls 5 agents Large Office.',
    '"large office has two agents" does not agree with data/pricing.ts, which calls 2 agents Small Office.',
  ])
  expect(await reasons('One agent is a Small Office. With three agents you have a Large Office.')).toEqual([
    '"three agents you have a Large Office" does not agree with data/pricing.ts, which calls 3 agents Small Office.',
  ])
  expect(await reasons('With four agents you have a Small Office.')).toHaveLength(1)
  expect(await reasons('Three agents make a Small Office. With four agents you leave a Small Office.')).toEqual([])
})

test('how long a hash is kept and when calls are answered are quoted', async () => {
  expect(await reasons('It stores a hash. After seven days both are deleted.')).toEqual([
    '"seven days" does not agree with data/, which says two days.',
  ])
  expect(await reasons('To change it, call us any day. Call us before 20:00.')).toEqual([
    '"any day" is written by hand; data/ says Monday to Friday.',
    '"before 20:00" is written by hand; data/ says Monday to Friday.',
  ])
  expect(await reasons('After seven days the diary is deleted. Call us about a Sunday table.')).toEqual([])
})

test('the questions of the assessment are counted right behind its name', async () => {
  expect(await reasons('Take the assessment: nine questions. A caller answers nine questions.')).toEqual([
    '"nine questions" does not agree with data/, which says twelve.',
  ])
  expect(await reasons('The readiness check has twelve questions.')).toEqual([
    '"twelve questions" is written by hand, so a change of the record would not reach it.',
  ])
  expect(await reasons('A caller hears twelve questions. Our callers answer nine questions.')).toEqual([])
  expect(await reasons('Begin the assessment: answer two questions.')).toEqual([])
  expect(await reasons('The assessment asks four questions.', 'dental')).toHaveLength(1)
})

test('the page of an industry may count all the agents of its bundle', async () => {
  expect(await reasons('All four agents know a limp from a lost collar.', 'dental')).toEqual([])
  expect(await reasons('All five agents know it. You pay for our four agents.', 'dental')).toHaveLength(1)
  expect(await reasons('All four agents know it.')).toHaveLength(1)
  expect(await reasons('All four agents know it.', 'vet')).toHaveLength(1)
})

test('a figure that no phrase quotes may be typed', async () => {
  expect(await reasons('It is on trial within two weeks.')).toEqual([])
})
