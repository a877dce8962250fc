import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatorToken } from '../../local/operator.ts'
import { demoRequest, openTestBackEnd, type TestBackEnd } from '../../local/test-back-end.ts'

let backEnd: TestBackEnd
beforeAll(async () => (backEnd = await openTestBackEnd({ LIMIT_CLIENT_10_MINUTES: '1000' })), 120_000)
afterAll(() => backEnd.close())
beforeEach(async () => {
  await backEnd.sql('delete from private.requests')
  await backEnd.sql('delete from private.outbox')
  await backEnd.sql('delete from private.daily_counts')
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
    dead: 0,
    quarantined: 0,
  })
})

test('the worker answers its schedule, and nobody else', async () => {
  expect((await backEnd.send('drain-outbox')).status).toBe(401)
  expect((await backEnd.send('drain-outbox', { method: 'GET', headers: operator() })).status).toBe(405)
  expect(await (await backEnd.send('drain-outbox', { headers: operator() })).json()).toEqual({
    ok: true,
    sent: 0,
    retried: 0,
    dead: 0,
  })
})

test('what is accepted is mailed without being asked', async () => {
  const id = await submit({ message: 'Please call.' })
  await expect
    .poll(() => backEnd.mails.join(), { timeout: 20_000 })
    .toContain(`Subject: New demo request (${id.slice(0, 8)})`)
  expect(backEnd.mails.join()).toContain('Message: Please call.')
  await expect
    .poll(() => backEnd.rpc('list_requests', {}), { timeout: 20_000 })
    .toMatchObject([{ id, deliveries: [{ target: 'mail', state: 'sent' }] }])
})

test('a quarantined request is mailed once a person has let it through', async () => {
  const spam = await submit({ message: 'spam' }, { 'x-form-honeypot': '1' })
  const lead = await submit({ message: 'autofilled' }, { 'x-form-honeypot': '1' })
  expect(await backEnd.rpc('health', { details: true })).toMatchObject({ quarantined: 2, waiting: 0 })
  expect(await backEnd.rpc('review_request', { id: spam, verdict: 'dismiss' })).toEqual({ reviewed: true })
  expect(await backEnd.rpc('review_request', { id: lead, verdict: 'release' })).toEqual({ reviewed: true })
  expect(await backEnd.rpc('review_request', { id: lead, verdict: 'release' })).toEqual({ reviewed: false })
  expect(await backEnd.rpc('health', { details: true })).toMatchObject({ quarantined: 0 })
  await backEnd.send('drain-outbox', { headers: operator() })
  await expect.poll(() => backEnd.mails.join(), { timeout: 20_000 }).toContain('Message: autofilled')
  expect(backEnd.mails.join()).not.toContain('Message: spam')
})

test('once a day, and only when something waits, the team is told', async () => {
  const digests = () => backEnd.sql('select 1 from private.outbox where day is not null')
  await backEnd.rpc('keep_house', { retention_months: 12, digest: true })
  expect(await digests()).toHaveLength(0)
  await submit({}, { 'x-form-honeypot': '1' })
  await backEnd.rpc('keep_house', { retention_months: 12, digest: true })
  await backEnd.rpc('keep_house', { retention_months: 12, digest: true })
  expect(await digests()).toHaveLength(1)
  await backEnd.send('drain-outbox', { headers: operator() })
  await expect
    .poll(() => backEnd.mails.join(), { timeout: 20_000 })
    .toMatch(/Subject: Requests that wait for a person \(\d{4}-\d\d-\d\d\)[^]*Quarantined: 1:/)
})

test('a request is deleted when its time is over, not a day earlier, and its delivery with it', async () => {
  await submit()
  await ages('12 months')
  await backEnd.sql("update private.requests set created_at = created_at + interval '1 minute'")
  expect(await backEnd.rpc('keep_house', { retention_months: 12 })).toEqual({ purged: 0 })
  await ages('2 minutes')
  expect(await backEnd.rpc('keep_house', { retention_months: 12 })).toEqual({ purged: 1 })
  expect(await backEnd.sql('select 1 from private.requests union all select 1 from private.outbox')).toEqual([])
})

test('a person is given everything that is kept about them, and it is deleted when they ask', async () => {
  await submit({ workEmail: 'ADA@engines.co.uk', message: 'one' })
  await submit({ message: 'two' })
  await submit({ workEmail: 'grace@engines.co.uk' })
  expect(await backEnd.rpc('export_subject', { email: ' ada@Engines.co.uk ' })).toMatchObject([
    { message: 'one', deliveries: [{ target: 'mail' }] },
    { message: 'two' },
  ])
  expect(await backEnd.rpc('erase_subject', { email: 'Ada@engines.co.uk' })).toEqual({ erased: 2 })
  expect(await backEnd.rpc('export_subject', { email: 'ada@engines.co.uk' })).toEqual([])
  expect(await backEnd.rpc('list_requests', {})).toMatchObject([{ email: 'grace@engines.co.uk' }])
  expect(await backEnd.sql('select email from private.outbox left join private.requests using (id)')).toEqual([
    { email: 'grace@engines.co.uk' },
  ])
})

test('whoever deletes a request, however, deletes what is to be told of it', async () => {
  await submit()
  await backEnd.sql('delete from private.requests')
  expect(await backEnd.sql('select 1 from private.outbox')).toEqual([])
})

test('the counts of a day outlive what was counted, and name nobody', async () => {
  await submit()
  await submit({ message: 'two' }, { 'x-form': 'contact' })
  await submit({ message: 'three' }, { 'x-form-honeypot': '1' })
  await backEnd.send('send-contact-form', { body: {} })
  const day = new Date().toISOString().slice(0, 10)
  const stats = [
    { day, form: 'contact', accepted: 1, refused: 0, quarantined: 0, failed: 0 },
    { day, form: 'demo', accepted: 1, refused: 1, quarantined: 1, failed: 0 },
  ]
  await expect.poll(() => backEnd.rpc('request_stats', { days: 7 }), { timeout: 20_000 }).toEqual(stats)
  await backEnd.rpc('erase_subject', { email: demoRequest.workEmail })
  expect(await backEnd.rpc('request_stats', { days: 7 })).toEqual(stats)
  expect(await backEnd.sql('select * from private.requests')).toEqual([])
})
