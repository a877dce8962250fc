import { expect, test, vi } from 'vitest'
import { forms } from '../../data/forms.ts'
import { rpcOver } from '../../supabase/local/session.ts'
import { openTestStore } from '../../supabase/tests/test-back-end.ts'
import { selectCommand } from './select-command.ts'
import { csv, formatLeads, statsTable, type ListedLead } from './format-leads.ts'

const request: ListedLead = {
  id: '2921fc02-8202-4f7e-9162-565551f7e002',
  form: 'demo',
  createdAt: '2026-11-21T12:00:00Z',
  storedAt: '2026-11-21T12:00:00.123456Z',
  email: 'ada@engines.co.uk',
  fields: {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Engines Ltd',
    workEmail: 'ada@engines.co.uk',
    phoneNumber: '',
    message: 'One\nTwo',
  },
  page: '/demo',
  referrer: 'search.example',
  utm: { utm_source: 'post' },
  quarantinedFor: null,
  dismissed: false,
  deliveries: [{ target: 'mail', state: 'dead', attempts: 1, error: 'HTTP 422' }],
}
const label = (name: keyof typeof forms.demo.fields) => forms.demo.fields[name].label.padEnd(14)
const words = { place: '.staffroom/data', start: 'npm start' }
const ask = (options: object, answer: unknown) => selectCommand(options, words)({ rpc: async () => answer })

test('a lead is printed as a block of text', () => {
  expect(formatLeads([request]).split('\n').slice(1)).toEqual([
    `  ${label('firstName')} Ada`,
    `  ${label('lastName')} Byron`,
    `  ${label('companyName')} Engines Ltd`,
    `  ${label('workEmail')} ada@engines.co.uk`,
    `  ${label('message')} One`,
    '                 Two',
    '  Page           /demo · utm_source=post · from search.example',
    '  Sent to        mail dead (1 try, HTTP 422)',
    '  ID             2921fc02-8202-4f7e-9162-565551f7e002',
  ])
  expect(formatLeads([request])).toMatch(/^21 Nov 2026, \d\d:00  demo\n/)
  expect(formatLeads([{ ...request, quarantinedFor: 'honeypot' }])).toContain('demo  [quarantined: honeypot]')
  expect(formatLeads([{ ...request, quarantinedFor: 'honeypot', dismissed: true }])).toContain('[dismissed: honeypot]')
  const deliveries: ListedLead['deliveries'] = [
    { target: 'mail', state: 'sent', attempts: 2, error: 'HTTP 500' },
    { target: 'webhook', state: 'waiting', attempts: 2, error: 'HTTP 500' },
  ]
  expect(formatLeads([{ ...request, deliveries }, request])).toMatch(
    / {2}Sent to {8}mail sent · webhook waiting \(2 tries, HTTP 500\)\n {2}ID .*\n\n21 Nov/,
  )
})

test('formulas are escaped, and line breaks are quoted', () => {
  const lines = csv([
    {
      ...request,
      fields: {
        ...request.fields,
        firstName: '=HYPERLINK("http://evil.example")',
        lastName: '+SUM(A1)',
        companyName: '@SUM(A1)',
        phoneNumber: '-1',
        message: 'a "b",\nc',
      },
    },
  ]).split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffReceived,Form,/)
  expect(lines[1]).toContain(
    `demo,"'=HYPERLINK(""http://evil.example"")","'+SUM(A1)","'@SUM(A1)",ada@engines.co.uk,"'-1"`,
  )
  expect(lines[1]).toContain('"a ""b"",\nc"')
  expect(lines).toHaveLength(3)
})

test('a lead of a spreadsheet has where it came from, in columns with a name', () => {
  const [head, row] = csv([{ ...request, quarantinedFor: 'too fast' }])
    .split('\r\n')
    .map((line) => line.split(','))
  const valueOf = (name: string) => row![head!.indexOf(name)]
  expect(['Page', 'Came from', 'Quarantined', 'ID', 'utm_source', 'utm_medium'].map(valueOf)).toEqual([
    '/demo',
    'search.example',
    'too fast',
    request.id,
    'post',
    '',
  ])
})

test.each(['\uff1d1+1', '\uff0b1', '\uff0d1', '\uff20SUM(A1)'])(
  '%s, which some spreadsheets run, is escaped',
  (message) => {
    expect(csv([{ ...request, fields: { ...request.fields, message } }])).toContain(`,"'${message}",`)
  },
)

test.each(['+44-20-7946-0958', '+44 20-7946', '+44.20', '+44*20'])(
  '%s, which is arithmetic, is escaped',
  (phoneNumber) => {
    expect(csv([{ ...request, fields: { ...request.fields, phoneNumber } }])).toContain(`,"'${phoneNumber}",`)
  },
)

test.each(['+44 20 7946 0123', '+44 (0)20 7946 0123'])('%s, which is text, is written as it is', (phoneNumber) => {
  expect(csv([{ ...request, fields: { ...request.fields, phoneNumber } }])).toContain(`,${phoneNumber},`)
})

test('what needs a person is above the list', async () => {
  const health = {
    waiting: 2,
    oldest_seconds: 1800,
    last_error: 'HTTP 422 validation_error',
    dead: 1,
    quarantined: 3,
    quarantine_full: true,
  }
  const rpc = async (name: string) => (name === 'health' ? health : [request])
  const text = await selectCommand({}, words)({ rpc })
  expect(text.split('\n\n').slice(0, 5)).toEqual([
    'Not delivered: 2 deliveries waiting, the oldest for 30 minutes (HTTP 422 validation_error).',
    'Given up: 1 delivery. Retry with -- --retry, or dismiss with -- --dismiss ID.',
    'Quarantined: 3 leads. List them with -- --quarantined.',
    'The quarantine is full: a flood is being thinned. Empty it with -- --release-all --first, then -- --dismiss-all.',
    '1 lead in .staffroom/data, newest first',
  ])
})

test('--json prints the leads, and nothing else', async () => {
  const rpc = async (name: string) => (name === 'list_requests' ? [request] : { dead: 1 })
  expect(JSON.parse(await selectCommand({ json: true }, words)({ rpc }))).toEqual([request])
})

test('leads are counted per day and form, newest day first', () => {
  const requests = [
    { ...request, quarantinedFor: 'honeypot' },
    request,
    { ...request, form: 'hire' },
    { ...request, createdAt: '2026-11-20T12:00:00Z' },
    { ...request, createdAt: '2026-10-01T12:00:00Z' },
  ]
  expect(statsTable(requests, new Date('2026-11-22'))).toBe(
    [
      'day         form  accepted  quarantined',
      '2026-11-21  demo         1            1',
      '2026-11-21  hire         1            0',
      '2026-11-20  demo         1            0',
      '            all          3            1',
    ].join('\n'),
  )
  expect(statsTable([])).toBe('No leads in the last 30 days.')
  const thirtyDaysLater = Date.parse(request.createdAt) + 30 * 86_400_000
  expect(statsTable([request], new Date(thirtyDaysLater))).toContain('2026-11-21  demo')
  expect(statsTable([request], new Date(thirtyDaysLater + 1))).toBe('No leads in the last 30 days.')
})

test.each<[object, unknown, string]>([
  [{}, undefined, 'No leads in .staffroom/data yet. Start the site with "npm start" and submit a form.'],
  [{ erase: 'a@b.co' }, { erased: 0 }, 'No leads from a@b.co are stored.'],
  [
    { erase: 'a@b.co' },
    { erased: 2 },
    '2 leads from a@b.co deleted. Delete emails about it from your mailboxes and your email provider too.',
  ],
  [{ 'dismiss-all': true, reason: 'honeypot' }, { reviewed: 5000 }, '5000 quarantined leads dismissed.'],
  [{ quarantined: true }, undefined, 'No quarantined leads in .staffroom/data.'],
  [{ 'release-all': true }, { reviewed: 1 }, '1 quarantined lead released.'],
  [{ dismiss: request.id }, { reviewed: 1 }, `${request.id} dismissed: no further action is needed.`],
  [{ export: 'a@b.co' }, undefined, '[]'],
  [{ json: true }, undefined, '[]'],
  [{ retry: true }, { requeued: 0 }, 'No failed deliveries to retry.'],
  [{ retry: true }, { requeued: 1 }, '1 failed delivery queued again.'],
  [{ release: request.id }, { reviewed: 1 }, `${request.id} released: it will be delivered to the team.`],
])('%j', async (options, answer, text) => {
  expect(await ask(options, answer)).toBe(text)
})

test.each<[object, string, object]>([
  [{}, 'list_requests', { limit: 50 }],
  [{ limit: '7', quarantined: true }, 'list_requests', { limit: 7, quarantined: true }],
  [{ export: 'a@b.co' }, 'list_requests', { email: 'a@b.co' }],
  [{ erase: 'a@b.co' }, 'erase_subject', { email: 'a@b.co' }],
  [{ release: request.id }, 'review_requests', { id: request.id, verdict: 'release' }],
  [{ dismiss: request.id }, 'review_requests', { id: request.id, verdict: 'dismiss' }],
  [
    { 'release-all': true, first: true, reason: 'too fast', before: '2026-11-24' },
    'review_requests',
    { verdict: 'release', first: true, reason: 'too fast', before: '2026-11-24T00:00:00.000Z' },
  ],
  [{ 'dismiss-all': true }, 'review_requests', { verdict: 'dismiss' }],
])('%j asks the database for %s with %j', async (options, name, args) => {
  const rpc = vi.fn(async () => ({ reviewed: 1 }))
  await selectCommand(options, words)({ rpc })
  expect(rpc.mock.calls[0]).toEqual([name, args])
})

test.each([
  [{ release: request.id }, `There is no quarantined lead with the id ${request.id}.`],
  [{ dismiss: request.id }, `There is no quarantined lead or failed delivery to dismiss for the id ${request.id}.`],
])('%j fails if nothing waits for a person', async (options, message) => {
  await expect(ask(options, { reviewed: 0 })).rejects.toThrow(message)
})

test('deliveries that wait for ten minutes need nobody yet', async () => {
  const warningFor = async (oldest_seconds: number) => {
    const rpc = async (name: string) => (name === 'health' ? { waiting: 1, oldest_seconds } : [request])
    return (await selectCommand({}, words)({ rpc })).split('\n\n')[0]
  }
  expect(await warningFor(600)).toBe('1 lead in .staffroom/data, newest first')
  expect(await warningFor(660)).toBe('Not delivered: 1 delivery waiting, the oldest for 11 minutes.')
})

test.each([
  [{ retry: true, csv: 'x.csv' }, 'Use only one of these options: --csv, --retry.'],
  [{ csv: 'x.csv', limit: '10' }, '--limit cannot be combined with --csv.'],
  [{ watch: true, csv: 'x.csv' }, '--watch cannot be combined with --csv.'],
  [{ json: true, retry: true }, '--json cannot be combined with --retry.'],
  [{ watch: true, limit: '10' }, '--limit cannot be combined with --watch.'],
  [{ first: true }, '--first needs --release-all or --dismiss-all.'],
  [{ 'release-all': true, before: 'noon' }, '--before takes a date such as 2026-11-24'],
  [{ 'dismiss-all': true, reason: 'spam' }, '--reason takes one of: honeypot, too fast, over limit.'],
  [{ limit: 'all' }, "--limit takes a number above 0, not 'all'."],
  [{ release: 'one' }, `'one' is not the id of a lead. "npm run leads" lists the ids.`],
])('%j throws', (options, message) => {
  expect(() => selectCommand(options, words)).toThrow(message)
})

test('leads are listed while the database is read-only, with a warning above them', async () => {
  const rpc = async (name: string) => {
    if (name === 'health') throw new Error('the database is read-only')
    return [request]
  }
  const text = await selectCommand({}, words)({ rpc })
  expect(text).toMatch(/^No requests can be stored now: the database is read-only\.\n\n1 lead in /)
  expect(text).toContain('ada@engines.co.uk')
})

test('--csv fetches all leads in pages, even those of the same moment', async ({ onTestFinished }) => {
  const store = await openTestStore()
  onTestFinished(() => store.close())
  await store.query('reset role')
  // One statement is one moment.
  await store.query(`insert into private.requests (form, fields, idempotency_key, payload_hash)
    select 'demo', '{}', gen_random_uuid(), sha256('') from generate_series(1, 1200)`)
  const stored = await store.query<{ id: string }>('select id from private.requests')
  await store.query('set role service_role')
  const answers: number[] = []
  const rpc = async (name: string, args: Record<string, unknown>) => {
    const answer = (await rpcOver(store).rpc(name, args)) as unknown[]
    answers.push(answer.length)
    return answer
  }
  const text = await selectCommand({ csv: '-' }, { place: '', start: '' })({ rpc })
  expect(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)!.sort()).toEqual(stored.map(({ id }) => id).sort())
  expect(Math.max(...answers)).toBeLessThanOrEqual(500)
})
