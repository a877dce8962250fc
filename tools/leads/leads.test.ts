import { expect, test, vi } from 'vitest'
import { selectCommand } from './commands.ts'
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
const ask = (options: object, answer: unknown) => selectCommand(options, words)({ rpc: async () => answer })

test('a lead is printed as a block of text', () => {
  expect(listing([request]).split('\n').slice(1)).toEqual([
    '  contact   ada@engines.co.uk',
    '  message   One',
    '            Two',
    '  page      /demo · utm_source=post · from search.example',
    '  sent to   mail dead (1 tries, HTTP 422)',
    '  id        2921fc02-8202-4f7e-9162-565551f7e002',
  ])
  expect(listing([{ ...request, quarantinedFor: 'honeypot' }])).toContain(
    'Ada Byron, Engines Ltd  [quarantined: honeypot]',
  )
})

test('formulas are escaped, and line breaks are quoted', () => {
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

test('counts are aligned in columns', () => {
  expect(
    statsTable([{ day: '2026-11-21', form: 'demo', accepted: 12, refused: 0, quarantined: 1, failed: 0 }], 30),
  ).toBe(
    'day         form  accepted  refused  quarantined  failed\n2026-11-21  demo        12        0            1       0\n            all         12        0            1       0',
  )
  expect(statsTable([], 30)).toBe('No leads in the last 30 days.')
})

test.each<[object, unknown, string]>([
  [{}, undefined, 'No leads in .staffroom/data yet. Start the site with "npm start" and submit a form.'],
  [{ erase: 'a@b.co' }, { erased: 0 }, 'No leads from a@b.co are stored.'],
  [
    { erase: 'a@b.co' },
    { erased: 2 },
    '2 leads from a@b.co deleted. Delete emails about it from your mailboxes and your email provider too.',
  ],
  [{ retry: true }, { requeued: 0 }, 'No failed deliveries to retry.'],
  [{ retry: true }, { requeued: 1 }, '1 failed delivery queued again.'],
  [{ release: request.id }, { reviewed: true }, `${request.id} released: it will be delivered to the team.`],
])('%j', async (options, answer, text) => {
  expect((await ask(options, answer)).text).toBe(text)
})

test.each([
  [{ stats: true, csv: 'x.csv' }, 'Use only one of these options: --stats, --csv.'],
  [{ csv: 'x.csv', limit: '10' }, '--limit cannot be combined with --csv.'],
  [{ stats: true, limit: '10' }, '--limit cannot be combined with --stats.'],
  [{ limit: 'all' }, "--limit takes a number above 0, not 'all'."],
  [{ release: 'one' }, `'one' is not the id of a lead. "npm run leads" lists the ids.`],
])('%j throws', (options, message) => {
  expect(() => selectCommand(options, words)).toThrow(message)
})

test('--csv exports all leads, not only the first 50', async () => {
  const rpc = vi.fn(async () => [request])
  expect((await selectCommand({ csv: 'leads.csv' }, words)({ rpc })).file).toBe('leads.csv')
  expect(rpc).toHaveBeenCalledWith('list_requests', { limit: null })
})
