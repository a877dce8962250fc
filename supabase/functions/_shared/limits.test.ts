import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoRequest, openTestBackEnd, openTestStore, type TestBackEnd } from '../../tests/test-back-end.ts'

let backEnd: TestBackEnd
/** How often a form was handed to the database. */
let submitted = 0
beforeAll(async () => {
  const env = { LIMIT_CLIENT_10_MINUTES: '3', LIMIT_CLIENT_DAY: '5', LIMIT_OVERALL_HOUR: '12' }
  const store = await openTestStore()
  const query: typeof store.query = (sql, parameters) => {
    if (sql.includes('submit_request')) submitted += 1
    return store.query(sql, parameters)
  }
  backEnd = await openTestBackEnd(env, { open: async () => ({ ...store, query }) })
})
afterAll(() => backEnd.close())

const send = (address: string, key: string = crypto.randomUUID()) =>
  backEnd.send('send-contact-form', {
    body: { ...demoRequest, message: key },
    headers: { 'idempotency-key': key },
    address,
  })
const statuses = async (...addresses: string[]) => {
  const list: number[] = []
  for (const address of addresses) list.push((await send(address)).status)
  return list
}

test('a client over its limit gets 429, others do not, and a repeat never does', async () => {
  const first = crypto.randomUUID()
  expect((await send('192.0.2.1', first)).status).toBe(201)
  expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([201, 201, 429])
  expect((await send('192.0.2.1', first)).status).toBe(200)
  expect(await statuses('192.0.2.2')).toEqual([201])
  const refused = await send('192.0.2.1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
})

test('the window passes, the day does not', async () => {
  await backEnd.sql("update private.client_hits set window_start = now() - interval '11 minutes', day_hits = 4")
  expect(await statuses('192.0.2.1', '192.0.2.1')).toEqual([201, 429])
  const wait = Number((await send('192.0.2.1')).headers.get('retry-after'))
  const untilMidnight = 86_400 - (Date.now() % 86_400_000) / 1000
  expect(Math.abs(wait - untilMidnight)).toBeLessThan(120)
})

test('half an IPv6 address is one client', async () => {
  expect(
    await statuses('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:2::4', '2001:db8:1:3::1'),
  ).toEqual([201, 201, 201, 429, 201])
})

test('above the overall limit requests are quarantined, answered with 201, and do not count', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`)
  expect(new Set(await statuses(...addresses))).toEqual(new Set([201]))
  const stored = await backEnd.sql<{ reason: string | null; rows: number }>(
    'select quarantined_for as reason, count(*)::int as rows from private.requests group by 1 order by 1',
  )
  expect(stored).toEqual([
    { reason: 'over limit', rows: expect.any(Number) },
    { reason: null, rows: 12 },
  ])
  await backEnd.sql(
    "update private.requests set created_at = now() - interval '61 minutes' where quarantined_for is null",
  )
  expect(await statuses('198.51.100.99')).toEqual([201])
  expect(await backEnd.sql('select quarantined_for from private.requests order by created_at desc limit 1')).toEqual([
    { quarantined_for: null },
  ])
})

test('honeypot requests do not count towards the overall limit', async () => {
  await backEnd.sql('delete from private.requests')
  for (let count = 0; count < 15; count += 1)
    await backEnd.send('send-contact-form', {
      body: demoRequest,
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-form-honeypot': '1' },
      address: `203.0.113.${count}`,
    })
  await statuses('203.0.113.100')
  expect(await backEnd.sql("select 1 from private.requests where quarantined_for = 'over limit'")).toEqual([])
})

test('a client may send again after the announced wait: refused requests do not count', async () => {
  expect(await statuses(...Array<string>(5).fill('203.0.113.200'))).toEqual([201, 201, 201, 429, 429])
  await backEnd.sql("update private.client_hits set window_start = now() - interval '11 minutes'")
  expect(await statuses('203.0.113.200', '203.0.113.200', '203.0.113.200')).toEqual([201, 201, 429])
})

test('after ten refusals a client waits a second for each further one, which needs no database call', async () => {
  expect((await statuses(...Array<string>(13).fill('203.0.113.201'))).slice(3)).toEqual(Array(10).fill(429))
  const before = submitted
  const started = performance.now()
  const refused = await Promise.all(Array.from({ length: 50 }, () => send('203.0.113.201')))
  expect(performance.now() - started).toBeGreaterThan(900)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(submitted).toBe(before)
  expect(await statuses('203.0.113.202')).toEqual([201])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  await backEnd.sql("update private.client_hits set window_start = now() - interval '11 minutes'")
  expect(await statuses('203.0.113.201').finally(() => vi.useRealTimers())).toEqual([201])
})

test('no address is kept, and no hash outlives its salt', async () => {
  const dump = JSON.stringify([
    await backEnd.sql('select * from private.client_hits'),
    await backEnd.sql('select * from private.requests'),
  ])
  expect(dump).not.toMatch(/192\.0\.2|198\.51\.100|203\.0\.113|2001:db8/)
  await backEnd.rpc('run_maintenance', { retention_months: 12 })
  expect(await backEnd.sql('select 1 from private.client_salts')).toHaveLength(1)
  await backEnd.sql('update private.client_salts set day = day - 2; ')
  await backEnd.sql('update private.client_hits set day = day - 2')
  await backEnd.rpc('run_maintenance', { retention_months: 12 })
  expect(await backEnd.sql('select 1 from private.client_salts union all select 1 from private.client_hits')).toEqual(
    [],
  )
})
