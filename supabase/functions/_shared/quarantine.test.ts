import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoRequest, openTestBackEnd, type TestBackEnd } from '../../tests/test-back-end.ts'

let backEnd: TestBackEnd
beforeAll(async () => (backEnd = await openTestBackEnd({ LIMIT_OVERALL_HOUR: '1' })))
afterAll(() => backEnd.close())
beforeEach(async () => {
  await backEnd.sql('delete from private.requests')
  await backEnd.sql('delete from private.client_hits')
  expect((await send('203.0.113.250', 'uses up the hourly limit')).status).toBe(201)
})

const send = (address: string, message: string, headers: Record<string, string> = {}) =>
  backEnd.send('send-contact-form', {
    body: { ...demoRequest, message },
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    address,
  })
/** A flood that was stored before, oldest first. */
const flood = (count: number, rank: number) =>
  backEnd.sql(`
    insert into private.requests (form, fields, idempotency_key, payload_hash, quarantined_for, flood_rank, created_at)
    select 'demo', '{"message": "flood"}', gen_random_uuid(), sha256(''), 'over limit', ${rank},
      now() - interval '1 hour' + number * interval '1 millisecond'
    from generate_series(1, ${count}) number`)
const messages = async () =>
  (
    await backEnd.sql<{ message: string }>(
      "select fields ->> 'message' as message from private.requests where fields ->> 'message' <> 'flood'",
    )
  ).map(({ message }) => message)
const waiting = async () => ((await backEnd.rpc('health')) as { quarantined: number }).quarantined
const health = async () => (await backEnd.send('health', { method: 'GET' })).status

test('however much is in the quarantine, the first request of an address is stored, and the flood is thinned', async () => {
  await flood(5000, 2)
  for (let count = 0; count < 5; count += 1) await send('192.0.2.66', `flood again ${count}`)
  expect(await waiting()).toBe(5001)
  // The oldest go first.
  expect((await messages()).filter((message) => message.startsWith('flood again'))).toHaveLength(5)
  for (const address of ['198.51.100.1', '198.51.100.2', '2001:db8::1'])
    expect((await send(address, `first of ${address}`)).status).toBe(201)
  await send('192.0.2.66', 'flood at last')
  expect((await messages()).filter((message) => message.startsWith('first of'))).toHaveLength(3)
  expect(await waiting()).toBeLessThanOrEqual(5003)
})

test('of a flood what looks like a machine goes first, then repeated addresses, then repeated networks', async () => {
  await flood(4996, 2)
  const order = [
    send('192.0.2.1', 'first of its network'),
    send('192.0.2.2', 'first of its address'),
    send('192.0.2.2', 'repeats an address'),
    send('192.0.2.3', 'a machine', { 'x-form-honeypot': '1' }),
  ]
  for (const sent of order) await sent
  const ranks = await backEnd.sql(
    `select fields ->> 'message' as message, flood_rank as rank from private.requests
     where quarantined_for is not null and fields ->> 'message' <> 'flood' order by rank`,
  )
  expect(ranks).toEqual([
    { message: 'first of its network', rank: 0 },
    { message: 'first of its address', rank: 1 },
    { message: 'repeats an address', rank: 2 },
    { message: 'a machine', rank: 3 },
  ])
  await flood(1, 2)
  await send('192.0.2.4', 'one more')
  expect(await messages()).not.toContain('a machine')
  await backEnd.sql("update private.requests set flood_rank = 1 where fields ->> 'message' = 'flood'")
  await send('192.0.2.5', 'and one more')
  expect(await messages()).not.toContain('repeats an address')
  expect(await messages()).toContain('first of its network')
})

test('what a person has dismissed or released makes room again, all at once', async () => {
  await flood(5000, 2)
  await send('192.0.2.1', 'a visitor')
  await send('192.0.2.2', 'a machine', { 'x-form-honeypot': '1' })
  expect(await health()).toBe(503)
  expect(await backEnd.rpc('review_requests', { verdict: 'release', first: true })).toEqual({ reviewed: 1 })
  expect(await backEnd.rpc('review_requests', { verdict: 'dismiss', reason: 'honeypot' })).toEqual({ reviewed: 0 })
  const before = new Date(Date.now() - 60_000).toISOString()
  const { reviewed } = await backEnd.rpc('review_requests', { verdict: 'dismiss', before })
  expect(reviewed).toBeGreaterThan(4990)
  expect([await waiting(), ((await backEnd.rpc('health')) as { quarantine_full: boolean }).quarantine_full]).toEqual([
    0,
    false,
  ])
  await backEnd.send('drain-outbox', { headers: {} })
  await expect.poll(() => backEnd.mails.join()).toContain('Message: a visitor')
  expect(backEnd.mails.join()).not.toContain('a machine')
})
