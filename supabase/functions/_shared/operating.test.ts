import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { operatorToken } from '../../local/data-folder.ts'
import { demoRequest, openTestBackEnd, type TestBackEnd } from '../../tests/test-back-end.ts'

let backEnd: TestBackEnd
beforeAll(async () => (backEnd = await openTestBackEnd({ LIMIT_CLIENT_10_MINUTES: '1000' })))
afterAll(() => backEnd.close())
beforeEach(async () => {
  await backEnd.sql('delete from private.requests')
  await backEnd.sql('delete from private.outbox')
  await backEnd.sql('delete from private.origin_refusals')
})

const submit = async (change: object = {}, headers: Record<string, string> = {}) =>
  (
    await (
      await backEnd.send('send-contact-form', {
        body: { ...demoRequest, ...change },
        headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      })
    ).json()
  ).id as string
const now = performance.now.bind(performance)
/** How far the clock of `publicHealth` is ahead. */
let ahead = 0
/** What everyone is told. An answer is kept for a second, which has passed on this clock. */
async function publicHealth(): Promise<[number, object]> {
  ahead += 1001
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  const answer = await backEnd.send('health', { method: 'GET' }).finally(() => clock.mockRestore())
  return [answer.status, (await answer.json()) as object]
}
const operator = () => ({ authorization: `Bearer ${operatorToken(backEnd.folder)}` })
const ages = (months: string) =>
  backEnd.sql(`update private.requests set created_at = created_at - interval '${months}'`)

test('health: up for everyone, the queue for the operator', async () => {
  const open = await backEnd.send('health', { method: 'GET' })
  expect([open.status, await open.json()]).toEqual([200, { status: 'up' }])
  expect(
    await (await backEnd.send('health', { method: 'GET', headers: { authorization: 'Bearer guess' } })).json(),
  ).toEqual({ status: 'up' })
  expect(await (await backEnd.send('health', { method: 'GET', headers: operator() })).json()).toEqual({
    status: 'up',
    waiting: 0,
    oldest_seconds: 0,
    last_error: null,
    dead: 0,
    quarantined: 0,
    refused_origins: 0,
    quarantine_full: false,
    unmaintained_seconds: expect.any(Number),
    client: '192.0.2.7',
    problems: [],
  })
})

test('the worker answers only its schedule', async () => {
  expect((await backEnd.send('drain-outbox')).status).toBe(401)
  expect((await backEnd.send('drain-outbox', { method: 'GET', headers: operator() })).status).toBe(405)
  expect(await (await backEnd.send('drain-outbox', { headers: operator() })).json()).toEqual({
    ok: true,
    sent: 0,
    retried: 0,
    dead: 0,
    maintained: true,
  })
})

test('accepted requests are mailed without a call of the worker', async () => {
  const id = await submit({ message: 'Please call.' })
  await expect
    .poll(() => backEnd.mails.join(), { timeout: 20_000 })
    .toContain(`Subject: New demo request (${id.slice(0, 8)})`)
  expect(backEnd.mails.join()).toContain('Message: Please call.')
  await expect
    .poll(() => backEnd.rpc('list_requests', {}), { timeout: 20_000 })
    .toMatchObject([{ id, deliveries: [{ target: 'mail', state: 'printed' }] }])
})

test('a quarantined request is mailed once a person has released it', async () => {
  const spam = await submit({ message: 'spam' }, { 'x-form-honeypot': '1' })
  const lead = await submit({ message: 'autofilled' }, { 'x-form-honeypot': '1' })
  expect(await backEnd.rpc('health')).toMatchObject({ quarantined: 2, waiting: 0 })
  expect(await backEnd.rpc('review_requests', { id: spam, verdict: 'dismiss' })).toEqual({ reviewed: 1 })
  expect(await backEnd.rpc('review_requests', { id: lead, verdict: 'release' })).toEqual({ reviewed: 1 })
  expect(await backEnd.rpc('review_requests', { id: lead, verdict: 'release' })).toEqual({ reviewed: 0 })
  expect(await backEnd.rpc('health')).toMatchObject({ quarantined: 0 })
  // In the list a released one is a lead like others.
  expect(await backEnd.rpc('list_requests')).toMatchObject([
    { id: lead, quarantinedFor: null },
    { id: spam, quarantinedFor: 'honeypot' },
  ])
  await backEnd.send('drain-outbox', { headers: operator() })
  await expect.poll(() => backEnd.mails.join()).toContain('Message: autofilled')
  expect(backEnd.mails.join()).not.toContain('Message: spam')
})

test('what waits for a person is reported the same day, and again after a day, but not more often', async () => {
  const digests = async () => (await backEnd.sql('select 1 from private.outbox where request_id is null')).length
  const queue = () => backEnd.rpc('queue_digest')
  await queue()
  expect(await digests()).toBe(0)
  await submit({}, { 'x-form-honeypot': '1' })
  await Promise.all([queue(), queue()])
  expect(await digests()).toBe(1)
  await backEnd.sql("update private.outbox set created_at = now() - interval '5 hours' where request_id is null")
  await queue()
  expect(await digests(), 'the same request after five hours').toBe(2)
  await backEnd.sql("update private.outbox set created_at = now() - interval '5 hours' where request_id is null")
  await backEnd.sql("update private.requests set created_at = now() - interval '6 hours'")
  await queue()
  expect(await digests(), 'nothing new').toBe(2)
  await submit({ message: 'two' }, { 'x-form-honeypot': '1' })
  await queue()
  expect(await digests(), 'a new one').toBe(3)
  await backEnd.sql('delete from private.requests where fields @> \'{"message": "two"}\'')
  await backEnd.sql("update private.outbox set created_at = now() - interval '25 hours' where request_id is null")
  await queue()
  expect(await digests(), 'still there after a day').toBe(4)
  await backEnd.send('drain-outbox', { headers: operator() })
  await expect
    .poll(() => backEnd.mails.join(), { timeout: 20_000 })
    .toMatch(/Subject: Requests that wait for a person \(1\)[^]*Quarantined: 1:/)
})

test('a request and its delivery are deleted when its retention ends, not a day earlier', async () => {
  await submit()
  await ages('12 months')
  await backEnd.sql("update private.requests set created_at = created_at + interval '1 minute'")
  expect(await backEnd.rpc('run_maintenance', { retention_months: 12 })).toEqual({ purged: 0 })
  await ages('2 minutes')
  expect(await backEnd.rpc('run_maintenance', { retention_months: 12 })).toEqual({ purged: 1 })
  expect(await backEnd.sql('select 1 from private.requests union all select 1 from private.outbox')).toEqual([])
})

/** Moves the clock, as seen from the rows: moving every stored time back is the same as setting the clock ahead. */
async function clockAhead(interval: string): Promise<void> {
  await ages(interval)
  await backEnd.sql(`update private.maintenance set
    last_run = last_run - interval '${interval}', trusted_from = trusted_from - interval '${interval}'`)
  await backEnd.sql(`update private.outbox set
    created_at = created_at - interval '${interval}', next_attempt_at = next_attempt_at - interval '${interval}'`)
}

test('a clock that jumps a year ahead deletes nothing, unless it stays there for a week', async () => {
  const purge = () => backEnd.rpc('run_maintenance', { retention_months: 12 })
  await submit()
  await purge()
  await clockAhead('13 months')
  expect([await purge(), await purge()]).toEqual([{ purged: 0 }, { purged: 0 }])
  await clockAhead('-13 months')
  await purge()
  await clockAhead('8 days')
  expect(await purge(), 'set right').toEqual({ purged: 0 })
  await clockAhead('13 months')
  await purge()
  await clockAhead('8 days')
  expect(await purge(), 'a year has really passed').toEqual({ purged: 1 })
})

test('a delivery that a clock far ahead postponed is made, and reported while it fails', async () => {
  await submit({}, { 'x-form-honeypot': '1' })
  const due = 'next_attempt_at <= now() and lease is null and created_at <= now() as due from private.outbox'
  const ahead = "now() + interval '1 year'"
  await backEnd.sql(`update private.outbox set
    next_attempt_at = ${ahead}, created_at = ${ahead}, lease = gen_random_uuid(), leased_until = ${ahead}`)
  await backEnd.rpc('run_maintenance', { retention_months: 12 })
  expect(await backEnd.sql(`select ${due}`)).toEqual([{ due: true }])
})

test('a person is given everything that is kept about them, and it is deleted when they ask', async () => {
  await submit({ workEmail: 'ADA@engines.co.uk', message: 'one' })
  await submit({ message: 'two' })
  await submit({ workEmail: 'grace@engines.co.uk' })
  expect(await backEnd.rpc('list_requests', { email: ' ada@Engines.co.uk ' })).toMatchObject([
    { fields: { message: 'two' } },
    { fields: { message: 'one' }, deliveries: [{ target: 'mail' }] },
  ])
  expect(await backEnd.rpc('erase_subject', { email: ' Ada@engines.co.uk ' })).toEqual({ erased: 2 })
  expect(await backEnd.rpc('list_requests', { email: 'ada@engines.co.uk' })).toEqual([])
  expect(await backEnd.rpc('list_requests', {})).toMatchObject([{ email: 'grace@engines.co.uk' }])
  expect(
    await backEnd.sql('select email from private.outbox left join private.requests on requests.id = request_id'),
  ).toEqual([{ email: 'grace@engines.co.uk' }])
})

test('deleting a request also deletes its deliveries', async () => {
  await submit()
  await backEnd.sql('delete from private.requests')
  expect(await backEnd.sql('select 1 from private.outbox')).toEqual([])
})

test('a purge that fails does not stop mail, and is logged', async () => {
  await backEnd.sql('alter function public.run_maintenance(jsonb) rename to broken')
  await submit({ message: 'Despite the purge' })
  const answer = await backEnd.send('drain-outbox', { headers: operator() })
  expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true, maintained: false }])
  await expect.poll(() => backEnd.mails.join()).toContain('Despite the purge')
  expect(backEnd.log).toContainEqual(expect.objectContaining({ maintenance: 'run_maintenance', outcome: 'failed' }))
  await backEnd.sql('alter function public.broken(jsonb) rename to run_maintenance')
})

test('a failing delivery turns the public health to 503, so that any monitor raises an alarm', async () => {
  const id = await submit({}, { 'x-form-honeypot': '1' })
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
  await backEnd.sql(
    `update private.outbox set next_attempt_at = now() + interval '1 hour', created_at = now() - interval '11 minutes',
     last_error = 'HTTP 422 validation_error' where request_id = '${id}'`,
  )
  expect(await publicHealth()).toEqual([503, { status: 'failing' }])
  const details = await backEnd.send('health', { method: 'GET', headers: operator() })
  expect(await details.json()).toMatchObject({ waiting: 1, last_error: 'HTTP 422 validation_error' })
  await backEnd.sql('update private.outbox set dead_at = now()')
  expect(await publicHealth()).toEqual([503, { status: 'failing' }])
})

test('health says so when the schedule has not run for an hour: nothing would be retried or reported', async () => {
  const lastRun = (ago: string) => backEnd.sql(`update private.maintenance set last_run = now() - interval '${ago}'`)
  await lastRun('59 minutes')
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
  await lastRun('61 minutes')
  expect(await publicHealth()).toMatchObject([
    503,
    { status: 'failing', problems: [expect.stringContaining('schedule')] },
  ])
  await backEnd.send('drain-outbox', { headers: operator() })
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
})

test('health is down while the database is read-only, since no request can be stored', async () => {
  await backEnd.sql('set default_transaction_read_only = on')
  expect((await backEnd.send('send-contact-form', { body: demoRequest })).status).toBe(503)
  expect(await publicHealth()).toEqual([503, { status: 'down' }])
  expect(backEnd.log).toContainEqual(expect.objectContaining({ function: 'health', outcome: 'down', code: '25006' }))
  await backEnd.sql('set default_transaction_read_only = off')
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
})

test('health is down while a table is gone, since it tries to store a request; it stores nothing', async () => {
  await backEnd.sql('alter table private.outbox rename to elsewhere')
  expect(await publicHealth()).toEqual([503, { status: 'down' }])
  await backEnd.sql('alter table private.elsewhere rename to outbox')
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
  const rows = 'select 1 from private.requests union all select 1 from private.outbox union all select 1'
  expect(await backEnd.sql(`${rows} from private.client_hits where day > now()`)).toEqual([])
})

test('forms that are refused for their origin raise an alarm, until one is accepted', async () => {
  const foreign = () =>
    backEnd.send('send-contact-form', { body: demoRequest, headers: { origin: 'https://www.new.example' } })
  expect((await foreign()).status).toBe(403)
  await expect
    .poll(async () => (await publicHealth())[1], { timeout: 20_000 })
    .toMatchObject({
      status: 'failing',
      problems: [expect.stringContaining('SITE_ORIGIN')],
    })
  await backEnd.rpc('queue_digest')
  expect(await backEnd.sql('select digest from private.outbox')).toMatchObject([{ digest: { refused_origins: 1 } }])
  // A machine's may come from anywhere.
  await submit({}, { 'x-form-honeypot': '1' })
  expect((await publicHealth())[0]).toBe(503)
  await submit()
  expect(await publicHealth()).toEqual([200, { status: 'up' }])
})

test('health answers about the origin that asks: pages of a foreign one are refused', async () => {
  const ask = (origin: string) => backEnd.send('health', { method: 'GET', headers: { origin } })
  expect((await ask('http://staffroom.test')).status).toBe(200)
  const answer = await ask('https://www.new.example')
  expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'down', problems: [/./] }])
})

test('digests that were given up are not revived', async () => {
  await backEnd.sql("insert into private.outbox (target, digest, dead_at) values ('mail', '{}', now())")
  expect(await backEnd.rpc('requeue_dead')).toEqual({ requeued: 0 })
  expect(await backEnd.rpc('health')).toMatchObject({ dead: 0 })
})

test('refused forms are counted over a day, from the last of them', async () => {
  const count = (number: number) => backEnd.rpc('count_refused_origins', { count: number })
  const lastOne = (ago: string) => backEnd.sql(`update private.origin_refusals set last_at = now() - interval '${ago}'`)
  const refused = async () => ((await backEnd.rpc('health')) as { refused_origins: number }).refused_origins
  await count(2)
  await count(3)
  await lastOne('23 hours')
  expect(await refused()).toBe(5)
  await lastOne('25 hours')
  expect(await refused()).toBe(0)
  await count(1)
  expect(await refused()).toBe(6)
})

test('maintenance deletes digests after thirty days, and counts of refused forms after their day', async () => {
  for (const days of [29, 31])
    await backEnd.sql(`insert into private.outbox (target, digest, sent_at, created_at)
      values ('mail', '{"days": ${days}}', now(), now() - interval '${days} days')`)
  await backEnd.sql(`insert into private.origin_refusals (day, count)
    select (now() at time zone 'UTC')::date - days, 1 from generate_series(0, 3) days`)
  await backEnd.rpc('run_maintenance', { retention_months: 12 })
  expect(await backEnd.sql('select digest from private.outbox')).toEqual([{ digest: { days: 29 } }])
  expect(await backEnd.sql('select 1 from private.origin_refusals')).toHaveLength(2)
})

test('a worker that cannot reach the deliveries says so, and when to call it again', async () => {
  await backEnd.sql('alter function public.claim_outbox(jsonb) rename to broken')
  const answer = await backEnd.send('drain-outbox', { headers: operator() })
  await backEnd.sql('alter function public.broken(jsonb) rename to claim_outbox')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})

test('what waits for a webhook that was switched off is settled, unless its settings are only wrong', async () => {
  await submit()
  const state = () =>
    backEnd.sql("select dismissed_at is not null as settled from private.outbox where target = 'webhook'")
  await backEnd.sql("insert into private.outbox (request_id, target) select id, 'webhook' from private.requests")
  await backEnd.rpc('run_maintenance', { retention_months: 12, webhook_off: false })
  expect(await state()).toEqual([{ settled: false }])
  await backEnd.rpc('run_maintenance', { retention_months: 12, webhook_off: true })
  expect(await state()).toEqual([{ settled: true }])
  await expect.poll(() => backEnd.rpc('health')).toMatchObject({ waiting: 0, dead: 0 })
})

test('quarantined requests can be listed alone', async () => {
  await submit({ message: 'ordinary' })
  const id = await submit({ message: 'held' }, { 'x-form-honeypot': '1' })
  expect(await backEnd.rpc('list_requests', { quarantined: true })).toMatchObject([{ id }])
  await backEnd.rpc('run_maintenance', { retention_months: 12 })
  expect(await backEnd.rpc('list_requests', { id })).toMatchObject([{ deliveries: [{ state: 'held' }] }])
})

test('a request that was dismissed by mistake can still be released, but not with all the others', async () => {
  const id = await submit({}, { 'x-form-honeypot': '1' })
  const review = (args: object) => backEnd.rpc('review_requests', { ...args })
  expect(await review({ id, verdict: 'dismiss' })).toEqual({ reviewed: 1 })
  expect(await review({ verdict: 'release' })).toEqual({ reviewed: 0 })
  expect(await review({ id, verdict: 'release' })).toEqual({ reviewed: 1 })
  expect(await backEnd.rpc('list_requests')).toMatchObject([{ id, quarantinedFor: null, dismissed: false }])
})
