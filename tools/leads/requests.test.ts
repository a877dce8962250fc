import { expect, test, vi } from 'vitest'
import { chosenCommand } from './commands.ts'
import { csv } from './csv.ts'
import { listing, type ListedRequest } from './listing.ts'
import { statsTable } from './stats.ts'

const request: ListedRequest = {
  id: '2921fc02-8202-4f7e-9162-565551f7e002',
  form: 'demo',
  createdAt: '2026-11-21T12:00:00Z',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engines Ltd',
  email: 'ada@engines.co.uk',
  phone: '',
  industry: '',
  businessType: '',
  message: 'One\nTwo',
  page: '/demo',
  referrer: 'search.example',
  utm: { utm_source: 'post' },
  quarantinedFor: null,
  dismissed: false,
  deliveries: [{ target: 'mail', state: 'dead', attempts: 1, error: 'HTTP 422' }],
}
const words = { place: '.staffroom/data', start: 'npm start' }
const ask = (choices: object, answer: unknown) => chosenCommand(choices, words)({ rpc: async () => answer })

test('a request is a block that a person can read', () => {
  expect(listing([request]).split('\n').slice(1)).toEqual([
    '  contact   ada@engines.co.uk',
    '  message   One',
    '            Two',
    '  page      /demo · utm_source=post · from search.example',
    '  told      mail dead (1 tries, HTTP 422)',
    '  id        2921fc02-8202-4f7e-9162-565551f7e002',
  ])
  expect(listing([{ ...request, quarantinedFor: 'honeypot' }])).toContain(
    'Ada Byron, Engines Ltd  [quarantined: honeypot]',
  )
})

test('a cell never runs as a formula, and never breaks its line', () => {
  const lines = csv([
    {
      ...request,
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '+1',
      company: '@SUM(A1)',
      phone: '-1',
      message: 'a "b",\nc',
    },
  ]).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffcreatedAt,form,firstName/)
  expect(lines[1]).toContain(`demo,"'=HYPERLINK(""http://evil.example"")","'+1","'@SUM(A1)",ada@engines.co.uk,"'-1"`)
  expect(lines[1]).toContain('"a ""b"",\nc"')
  expect(lines).toHaveLength(3)
})

test('counts stand under each other', () => {
  expect(
    statsTable([{ day: '2026-11-21', form: 'demo', accepted: 12, refused: 0, quarantined: 1, failed: 0 }], 30),
  ).toBe(
    'day         form  accepted  refused  quarantined  failed\n2026-11-21  demo        12        0            1       0\n            all         12        0            1       0',
  )
  expect(statsTable([], 30)).toBe('Nothing was sent in the last 30 days.')
})

test.each<[object, unknown, string]>([
  [{}, undefined, 'No requests in .staffroom/data yet. Start the site with "npm start" and send its form.'],
  [{ erase: 'a@b.co' }, { erased: 0 }, 'Nothing is kept about a@b.co.'],
  [
    { erase: 'a@b.co' },
    { erased: 2 },
    '2 requests of a@b.co deleted. Mail that was sent about it is with the team and its provider.',
  ],
  [{ retry: true }, { requeued: 1 }, '1 delivery back in the queue.'],
  [{ release: request.id }, { reviewed: true }, `${request.id} is let through; the team is told next.`],
])('%j', async (choices, answer, text) => {
  expect((await ask(choices, answer)).text).toBe(text)
})

test.each([
  [{ stats: true, csv: 'x.csv' }, 'Ask for one thing at a time, not --stats and --csv.'],
  [{ csv: 'x.csv', limit: '10' }, '--limit goes with the list alone, not with --csv.'],
  [{ stats: true, limit: '10' }, '--limit goes with the list alone, not with --stats.'],
  [{ limit: 'all' }, "--limit takes a number above 0, not 'all'."],
  [{ release: 'one' }, `'one' is no request's id: "npm run leads" shows them.`],
])('%j is refused', (choices, message) => {
  expect(() => chosenCommand(choices, words)).toThrow(message)
})

test('the whole of it is exported, not a page', async () => {
  const rpc = vi.fn(async () => [request])
  expect((await chosenCommand({ csv: 'leads.csv' }, words)({ rpc })).file).toBe('leads.csv')
  expect(rpc).toHaveBeenCalledWith('list_requests', { limit: null })
})
