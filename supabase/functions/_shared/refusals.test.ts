import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoRequest } from '../../tests/test-back-end.ts'
import type { formHandler as createHandler } from './form-handler.ts'
import type { Database, LogEntry, Services } from './services.ts'
import { readSettings } from './settings.ts'

let handler: ReturnType<typeof createHandler>

/** A handler's services around a database that only records its calls. */
function recording() {
  const rpc = vi.fn<Database['rpc']>(async () => ({ outcome: 'created', id: 'a-1' }))
  const log: LogEntry[] = []
  const background: Promise<unknown>[] = []
  const services: Services = {
    database: { rpc },
    settings: readSettings(() => undefined),
    clientOf: () => ({ limited: false }),
    deliver: {},
    queued: () => {},
    background: (work) => void background.push(work),
    log: (entry) => void log.push(entry),
  }
  return { services, rpc, log, background }
}
const send = (services: Services, init: RequestInit, headers: Record<string, string> = {}) =>
  handler(
    new Request('http://staffroom.test/functions/v1/send-contact-form', {
      method: 'POST',
      body: JSON.stringify(demoRequest),
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    }),
    services,
  )

beforeEach(async () => {
  vi.useFakeTimers()
  // Counts of refused forms are the module's: no test begins with those of another.
  vi.resetModules()
  const { formHandler } = await import('./form-handler.ts')
  handler = formHandler('send-contact-form')
})
afterEach(() => void vi.useRealTimers())

test.each<[string, number, RequestInit, Record<string, string>?]>([
  ['a wrong method', 405, { method: 'PUT' }],
  ['a wrong type', 415, {}, { 'content-type': 'text/plain' }],
  ['a wrong size', 413, { body: 'x'.repeat(20_000) }],
  ['a wrong field', 422, { body: '{}' }],
])('%s costs nothing: the database is not called', async (_, status, init, headers) => {
  const { services, rpc } = recording()
  const answer = await send(services, init, headers)
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rpc).not.toHaveBeenCalled()
})

test('the answer to a wrong method names those that are allowed', async () => {
  const answer = await send(recording().services, { method: 'PUT' })
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
})

test('of the forms of a refused client a thousand wait for their answer, and a further one does not', async () => {
  const { services, rpc } = recording()
  rpc.mockResolvedValue({ outcome: 'limited', retry_after: 600 })
  const sendAgain = () => send({ ...services, clientOf: () => ({ bucket: '192.0.2.1', limited: true }) }, {})
  for (let count = 0; count < 10; count += 1) await sendAgain()
  let answered = 0
  const answeredAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return answered
  }
  for (let count = 0; count < 1001; count += 1) void sendAgain().then(() => (answered += 1))
  expect([await answeredAfter(0), await answeredAfter(1000)]).toEqual([1, 1001])
  void sendAgain().then(() => (answered += 1))
  expect([await answeredAfter(0), await answeredAfter(1000)]).toEqual([1001, 1002])
})

test('counts of refused origins are written at most once in ten seconds, and kept while the database is away', async () => {
  const { services, rpc } = recording()
  rpc.mockRejectedValueOnce(new Error('down'))
  const refuse = () => send(services, {}, { origin: 'https://elsewhere.example' })
  const written = () => rpc.mock.calls.map(([, { count }]) => count)
  await refuse()
  await vi.advanceTimersByTimeAsync(0)
  for (let count = 0; count < 500; count += 1) await refuse()
  expect(written()).toEqual([1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written()).toEqual([1, 501])
})

test('forms that a wrong setting refuses are counted and logged, also when the browser asks before it sends', async () => {
  const { services, rpc, log } = recording()
  const headers = { origin: 'https://www.staffroom.example' }
  for (const init of [{}, { method: 'OPTIONS', body: undefined }])
    expect((await send(services, init, headers)).status).toBe(403)
  await vi.advanceTimersByTimeAsync(30_000)
  const allowed = await send(services, { method: 'OPTIONS', body: undefined }, { origin: 'http://staffroom.test' })
  expect(allowed.status).toBe(204)
  await vi.advanceTimersByTimeAsync(30_000)
  const counts = rpc.mock.calls.map(([name, { count }]) => (name === 'count_refused_origins' ? Number(count) : NaN))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  expect(log.map(({ outcome }) => outcome)).toEqual(['origin_not_allowed', 'origin_not_allowed'])
  for (const { hint } of log) expect(hint).toContain(headers.origin)
})

test('the answer and the log to a site behind a proxy that changes the Host header name the missing line', async () => {
  const { services, log } = recording()
  const answer = await send(services, {}, { origin: 'https://www.staffroom.example' })
  const { hint } = (await answer.json()) as { hint: string }
  expect(hint).toContain('proxy_set_header Host $host;')
  expect(log).toMatchObject([{ outcome: 'origin_not_allowed', hint }])
})

test('a page of the site itself is recognised by Sec-Fetch-Site, even if a proxy changes the Host header', async () => {
  const { services } = recording()
  const headers = { origin: 'https://www.staffroom.example', 'sec-fetch-site': 'same-origin' }
  const answer = await send(services, {}, headers)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, headers.origin])
  const scriptless = await send(
    services,
    { body: new URLSearchParams(demoRequest).toString() },
    {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
    },
  )
  expect([scriptless.status, scriptless.headers.get('location')]).toEqual([303, '/thank-you'])
})

test('a page of the site itself may send although a proxy has ended its TLS', async () => {
  const answer = await send(recording().services, {}, { origin: 'https://staffroom.test' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, 'https://staffroom.test'])
})

test('a wrong setting does not keep a request from being stored', async () => {
  const { services, rpc } = recording()
  const env: Record<string, string> = { RESEND_API_KEY: 're_1', WEBHOOK_URL: 'https://crm.example' }
  const settings = readSettings((name) => env[name])
  expect(settings.problems).toHaveLength(3)
  expect((await send({ ...services, settings }, {})).status).toBe(201)
  expect(rpc.mock.calls[0]![1]).toMatchObject({ targets: ['mail'] })
})

test.each<[string, unknown, number, string | null]>([
  ['a timeout, whose code is 23', new DOMException('The operation timed out', 'TimeoutError'), 503, '5'],
  ['a full disk', Object.assign(new Error(), { code: '53100' }), 503, '5'],
  ['a check of the database', Object.assign(new Error(), { code: '23514' }), 422, null],
])('%s', async (_, error, status, wait) => {
  const { services, rpc } = recording()
  rpc.mockRejectedValueOnce(error)
  const answer = await send(services, {})
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait])
})

test('a new request is delivered without waiting for the schedule, and its repeat is not delivered again', async () => {
  const { services, rpc } = recording()
  const queued = vi.fn()
  await send({ ...services, queued }, {})
  expect(queued).toHaveBeenCalledTimes(1)
  rpc.mockResolvedValue({ outcome: 'replayed', id: 'a-1' })
  await send({ ...services, queued }, {})
  expect(queued).toHaveBeenCalledTimes(1)
})

test('a request is delivered to a webhook only where one is set up', async () => {
  const { services, rpc } = recording()
  const env: Record<string, string> = { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'YSBzZWNyZXQ=' }
  await send(services, {})
  await send({ ...services, settings: readSettings((name) => env[name]) }, {})
  expect(rpc.mock.calls.map(([, { targets }]) => targets)).toEqual([['mail'], ['mail', 'webhook']])
})

test('a database that does not answer in time is no lost request: the visitor is asked to try again', async () => {
  const { services, rpc } = recording()
  rpc.mockReturnValueOnce(new Promise(() => {}))
  const answer = send(services, {})
  await vi.advanceTimersByTimeAsync(services.settings.databaseMs)
  expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([503, '5'])
})

test('a body that does not end within ten seconds is refused', async () => {
  const { services, rpc } = recording()
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })
  const answered = vi.fn()
  void send(services, { body, duplex: 'half' } as RequestInit).then(({ status }) => answered(status))
  await vi.advanceTimersByTimeAsync(9999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith(408)
  expect(rpc).not.toHaveBeenCalled()
})
