import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoRequest } from './test-back-end.ts'
import { inputCases, SITE } from './bad-inputs.ts'
import { environments, OPERATOR_KEY, type Environment } from './environments.ts'
import { sendRaw, type RawAnswer } from './raw-http.ts'

const OUR_HEADERS = [
  'content-type',
  'location',
  'allow',
  'retry-after',
  'cache-control',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-max-age',
]
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What each place answered to each case; ids, seconds to wait and seconds since maintenance differ by nature. */
const answers = new Map<string, Map<string, string>>()
const comparable = ({ status, headers, body }: RawAnswer) =>
  JSON.stringify([
    status,
    OUR_HEADERS.map((name) => (name === 'retry-after' && status === 429 ? 'seconds' : headers[name])),
    body.replace(UUID, 'id').replace(/(unmaintained_seconds":)\d+/, '$1seconds'),
  ])

describe.each(environments())('%s', (place, open) => {
  const recorded = new Map<string, string>()
  answers.set(place, recorded)
  let environment: Environment
  beforeAll(async () => (environment = await open()), 120_000)
  afterAll(() => environment?.close())
  beforeEach(async () => {
    await environment.sql('delete from private.requests')
    await environment.sql('delete from private.client_hits')
  })
  const stored = () => environment.sql('select * from private.requests')
  /** Waits until no form counts that another test had refused for its origin. */
  const healthIsUp = () =>
    expect
      .poll(
        async () => {
          await environment.sql('delete from private.origin_refusals')
          return (await sendRaw(environment.url, { path: '/functions/v1/health', method: 'GET' })).status
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(200)
  const post = (headers: Record<string, string> = {}, change: object = {}) =>
    sendRaw(environment.url, {
      path: '/functions/v1/send-contact-form',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...demoRequest, ...change }),
    })

  test.each(inputCases.map((input) => [input.name, input] as const))('%s', async (name, input) => {
    const answer = await sendRaw(environment.url, input.send)
    recorded.set(name, comparable(answer))
    expect(answer.status).toBe(input.status)
    expect(answer.headers.location).toBe(input.location)
    const rows = await stored()
    expect(rows).toHaveLength(input.rows)
    expect(rows[0] ?? {}).toMatchObject(input.stored ?? {})
  })

  test('fifty at once with one key are one request', async () => {
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-test-client': '192.0.2.1' }
    const all = await Promise.all(Array.from({ length: 50 }, () => post(key)))
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201])
    expect(new Set(all.map(({ body }) => body)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await environment.sql('select 1 from private.outbox')).toHaveLength(1)
  })

  test('a key is the same in capitals, and another content under it is refused, also from elsewhere', async () => {
    const key = crypto.randomUUID()
    const first = await post({ 'idempotency-key': key })
    expect((await post({ 'idempotency-key': key.toUpperCase() })).body).toBe(first.body)
    const reused = await post({ 'idempotency-key': key, 'x-test-client': '192.0.2.9' }, { message: 'other' })
    recorded.set('key reused', comparable(reused))
    expect([reused.status, reused.body]).toEqual([422, '{"ok":false,"error":"idempotency_key_reused"}'])
  })

  test('composed and decomposed letters count as the same content', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect([
      (await post(key, { firstName: 'Zo\u00eb' })).status,
      (await post(key, { firstName: 'Zoe\u0308' })).status,
    ]).toEqual([201, 200])
  })

  test('of fifty simultaneous requests of one client only its limit is stored', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => post({ 'idempotency-key': crypto.randomUUID(), 'x-test-client': '192.0.2.2' })),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5)
    const limited = all.find(({ status }) => status === 429)!
    recorded.set('limited', comparable(limited))
    expect(all.filter(({ status }) => status === 429)).toHaveLength(45)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(500)
    expect(await stored()).toHaveLength(5)
  })

  test('a client that goes away in the middle leaves nothing behind', async () => {
    const { hostname, port } = new URL(environment.url)
    for (const length of [0, 40]) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      socket.write(
        'POST /functions/v1/send-contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
          `Content-Length: 400\r\n\r\n${JSON.stringify(demoRequest).slice(0, length)}`,
      )
      await new Promise((resolve) => setTimeout(resolve, 100))
      socket.destroy()
    }
    await healthIsUp()
    expect(await stored()).toHaveLength(0)
  })

  test("operators' commands are refused without the key", async () => {
    await healthIsUp()
    for (const [name, request] of Object.entries({
      health: { path: '/functions/v1/health', method: 'GET' },
      'health for the operator': {
        path: '/functions/v1/health',
        method: 'GET',
        headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      },
      worker: { path: '/functions/v1/drain-outbox' },
      'worker with a guess': { path: '/functions/v1/drain-outbox', headers: { authorization: 'Bearer guess' } },
      'no such function': { path: '/functions/v1/nope' },
    }))
      recorded.set(name, comparable(await sendRaw(environment.url, request)))
    expect(JSON.parse(recorded.get('worker')!)[0]).toBe(401)
    expect(JSON.parse(recorded.get('worker with a guess')!)[0]).toBe(401)
    expect(JSON.parse(recorded.get('health')!)[2]).toBe('{"status":"up"}')
    expect(JSON.parse(recorded.get('health for the operator')!)[2]).toContain('"waiting":0')
  })
})

test('every environment gives the same answer to every case, byte for byte', () => {
  const [first, ...others] = [...answers.values()]
  expect(first!.size).toBeGreaterThan(150)
  for (const other of others) expect(Object.fromEntries(other)).toEqual(Object.fromEntries(first!))
})

test("the cases have unique names, and our site's origin", () => {
  expect(new Set(inputCases.map(({ name }) => name)).size).toBe(inputCases.length)
  expect(SITE).toMatch(/^https:/)
})
