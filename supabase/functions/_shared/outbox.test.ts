import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '../../../data/site.ts'
import { demoRequest, openTestStore } from '../../tests/test-back-end.ts'
import { startWorker } from '../../local/back-end.ts'
import { rpcOver, type Store } from '../../local/session.ts'
import { deliverOverHttp, type Deliver } from './delivery.ts'
import { resend } from './mail.ts'
import { drainOutbox, runMaintenance, settlement, webhook } from './outbox.ts'
import { readSettings } from './settings.ts'

let store: Store
let provider: Server
let url: string
let received: { headers: IncomingMessage['headers']; body: string }[] = []
let reply: { status: number; headers?: Record<string, string> } = { status: 200 }

beforeAll(async () => {
  store = await openTestStore()
  provider = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
        const refused = [403, 422].includes(reply.status) ? { name: 'validation_error', message: 'ada@b.co' } : {}
        response.writeHead(reply.status, reply.headers).end(JSON.stringify({ id: 'mail-1', ...refused }))
      })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/emails`
})
afterAll(async () => {
  provider.close()
  await store.close()
})
beforeEach(async () => {
  received = []
  reply = { status: 200 }
  await owner('delete from private.requests')
  await owner('delete from private.outbox')
})

async function owner<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  await store.query('reset role')
  return store.query<Row>(sql).finally(() => store.query('set role service_role'))
}
const database = { rpc: (...args: Parameters<ReturnType<typeof rpcOver>['rpc']>) => rpcOver(store).rpc(...args) }
const log = () => {}
const mail = () =>
  resend(
    {
      url,
      key: 're_test',
      from: 'Staffroom <requests@staffroom.example>',
      to: ['team@staffroom.example', 'sales@staffroom.example'],
      acknowledge: true,
    },
    30_000,
  )
const rows = () =>
  owner(
    'select target, attempts, sent_at is not null as sent, dead_at is not null as dead, last_error, provider_id, ' +
      'leased_until > now() as leased, next_attempt_at > now() as later from private.outbox order by target',
  )

async function submit(fields: object = {}, targets = ['mail'], quarantine: string | null = null): Promise<string> {
  const { id } = (await database.rpc('submit_request', {
    form: 'demo',
    key: crypto.randomUUID(),
    fields: { ...demoRequest, ...fields },
    email: demoRequest.workEmail,
    page: '/',
    utm: { utm_source: 'post' },
    quarantine,
    targets,
  })) as { id: string }
  return id
}

describe('mail', () => {
  test('reaches the provider once, with the key that lets it know a repeat', async () => {
    const id = await submit()
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log })).toEqual({ sent: 1, retried: 0, dead: 0 })
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log })).toEqual({ sent: 0, retried: 0, dead: 0 })
    expect(received).toHaveLength(1)
    expect(received[0]!.headers).toMatchObject({ authorization: 'Bearer re_test', 'idempotency-key': `request/${id}` })
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      from: 'Staffroom <requests@staffroom.example>',
      to: ['team@staffroom.example', 'sales@staffroom.example'],
      reply_to: 'ada@engines.co.uk',
      subject: `New demo request (${id.slice(0, 8)})`,
      text: expect.stringContaining('Came from: source: post'),
    })
    expect(await rows()).toMatchObject([{ sent: true, attempts: 1, provider_id: 'mail-1', leased: null }])
  })

  test.each([
    [500, 'HTTP 500'],
    [429, 'HTTP 429'],
    [401, 'HTTP 401'],
    [302, 'HTTP 302'],
    // Most often MAIL_TO or MAIL_FROM is wrong, which a person can set right.
    [403, 'HTTP 403 validation_error'],
    [422, 'HTTP 422 validation_error'],
  ])('is tried again after %i', async (status, error) => {
    await submit()
    reply = { status, headers: { 'retry-after': '30', location: 'http://127.0.0.1:9/' } }
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log }, 500)).toEqual({
      sent: 0,
      retried: 1,
      dead: 0,
    })
    expect(await rows()).toMatchObject([{ sent: false, dead: false, last_error: error, later: true, leased: null }])
    await owner('update private.outbox set next_attempt_at = now()')
    reply = { status: 200 }
    await drainOutbox({ database, deliver: { mail: mail() }, log })
    expect(received[0]!.headers['idempotency-key']).toBe(received[1]!.headers['idempotency-key'])
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2 }])
  })

  test('that was given up waits for a person, who can send it again', async () => {
    await submit()
    reply = { status: 422 }
    const drain = () => drainOutbox({ database, deliver: { mail: mail() }, log }, 500)
    expect(await drain()).toEqual({ sent: 0, retried: 1, dead: 0 })
    expect(await database.rpc('health', {})).toMatchObject({ waiting: 1, last_error: 'HTTP 422 validation_error' })
    await owner("update private.outbox set first_attempt_at = now() - interval '24 hours', next_attempt_at = now()")
    expect(await drain()).toEqual({ sent: 0, retried: 0, dead: 1 })
    expect(await database.rpc('health', {})).toMatchObject({ waiting: 0, dead: 1 })
    await owner("update private.outbox set created_at = now() - interval '2 days'")
    expect(await database.rpc('requeue_dead', {})).toEqual({ requeued: 1 })
    // It waits anew, and no monitor raises an alarm.
    expect(await database.rpc('health', {})).toMatchObject({ waiting: 1, oldest_seconds: 0 })
    reply = { status: 500 }
    // It has a day again: a failure is no reason to give it up.
    expect(await drain()).toEqual({ sent: 0, retried: 1, dead: 0 })
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'HTTP 500' }])
    await owner('update private.outbox set next_attempt_at = now()')
    reply = { status: 200 }
    expect(await drain()).toEqual({ sent: 1, retried: 0, dead: 0 })
  })

  test('that reports what waits for a person is the same mail at each attempt, as its key says', async () => {
    await submit({}, ['mail'], 'honeypot')
    await database.rpc('queue_digest', {})
    reply = { status: 500 }
    await drainOutbox({ database, deliver: { mail: mail() }, log }, 200)
    await submit({ message: 'two' }, ['mail'], 'honeypot')
    await owner("update private.outbox set next_attempt_at = now() where next_attempt_at < 'infinity'")
    reply = { status: 200 }
    await drainOutbox({ database, deliver: { mail: mail() }, log })
    const [first, second] = received
    expect(received).toHaveLength(2)
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
    expect(second!.body).toBe(first!.body)
    await owner("update private.outbox set created_at = now() - interval '25 hours' where request_id is null")
    await database.rpc('queue_digest', {})
    await drainOutbox({ database, deliver: { mail: mail() }, log })
    expect(received[2]!.headers['idempotency-key'], 'the next digest').not.toBe(first!.headers['idempotency-key'])
  })

  test('that is due longest is claimed first', async () => {
    const ids = [await submit(), await submit({ message: 'two' }), await submit({ message: 'three' })]
    for (const [index, minutes] of [1, 3, 2].entries())
      await owner(`update private.outbox set next_attempt_at = now() - interval '${minutes} minutes'
        where request_id = '${ids[index]}'`)
    const claim = async (count: number) => {
      const claimed = await database.rpc('claim_outbox', { count, lease_seconds: 60, targets: ['mail'] })
      return (claimed as { request: { id: string } }[]).map(({ request }) => request.id)
    }
    expect([await claim(1), await claim(5)]).toEqual([[ids[1]], [ids[2], ids[0]]])
  })

  test('is not taken by two workers, and is taken over from one that died', async () => {
    await submit()
    const [claimed] = (await database.rpc('claim_outbox', { count: 5, lease_seconds: 60, targets: ['mail'] })) as {
      id: string
      target: string
      lease: string
    }[]
    expect(await database.rpc('claim_outbox', { count: 5, lease_seconds: 60, targets: ['mail'] })).toEqual([])
    await owner("update private.outbox set leased_until = now() - interval '1 second'")
    const [again] = (await database.rpc('claim_outbox', { count: 5, lease_seconds: 60, targets: ['mail'] })) as {
      id: string
      target: string
      lease: string
    }[]
    expect(again!.id).toBe(claimed!.id)
    expect(await database.rpc('settle_outbox', { ...claimed, result: 'retry', delay_seconds: 900 })).toEqual({
      settled: false,
    })
    expect(await database.rpc('settle_outbox', { ...claimed, result: 'sent' })).toEqual({ settled: true })
  })

  test.each([
    [
      'by throwing at once',
      (deliver: Deliver): Deliver =>
        (delivery) =>
          deliver(delivery),
    ],
    [
      'by rejecting',
      (deliver: Deliver): Deliver =>
        async (delivery) =>
          deliver(delivery),
    ],
  ])('continues after an unexpected error of one delivery, %s', async (_, wrapped) => {
    await Promise.all([submit(), submit({ message: 'two' }), submit({ message: 'three' })])
    let calls = 0
    const deliver = wrapped(() => {
      calls += 1
      if (calls === 1) throw new TypeError('no')
      return Promise.resolve({ result: 'sent' })
    })
    const drained = await drainOutbox({ database, deliver: { mail: deliver }, log }, 100)
    expect(drained).toMatchObject({ sent: 2, retried: 1 })
  })
})

describe('what a person decides', () => {
  const told = async (id: string) => {
    const [request] = (await database.rpc('list_requests', { id })) as {
      deliveries: { target: string; state: string }[]
    }[]
    return request!.deliveries.map(({ target, state }) => `${target} ${state}`)
  }

  test('a quarantined request waits, and after its release has the same deliveries as others', async () => {
    const id = await submit({}, ['mail', 'webhook'], 'honeypot')
    expect(await told(id)).toEqual(['mail held', 'webhook held'])
    await owner("update private.outbox set created_at = now() - interval '3 days'")
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log })).toEqual({ sent: 0, retried: 0, dead: 0 })
    await database.rpc('review_requests', { id, verdict: 'release' })
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log })).toEqual({ sent: 1, retried: 0, dead: 0 })
    expect(await told(id)).toEqual(['mail sent', 'webhook waiting'])
    // It waits since its release.
    expect(await database.rpc('health', {})).toMatchObject({ waiting: 1, oldest_seconds: 0 })
  })

  test('what was given up is settled for one request, and sent again for the others', async () => {
    const [one, two] = [await submit({ message: 'one' }), await submit({ message: 'two' })]
    await owner('update private.outbox set dead_at = now()')
    expect(await database.rpc('review_requests', { id: one, verdict: 'dismiss' })).toEqual({ reviewed: 1 })
    expect(await database.rpc('review_requests', { id: one, verdict: 'dismiss' })).toEqual({ reviewed: 0 })
    expect(await database.rpc('health', {})).toMatchObject({ dead: 1 })
    expect(await database.rpc('requeue_dead', {})).toEqual({ requeued: 1 })
    expect([await told(one), await told(two)]).toEqual([['mail dismissed'], ['mail waiting']])
  })
})

test('what was given up is reported to the team, also if nothing else waits for a person', async () => {
  await Promise.all([submit(), submit({ message: 'two' })])
  await owner('update private.outbox set dead_at = now()')
  await database.rpc('queue_digest', {})
  const digests = 'select digest from private.outbox where request_id is null'
  expect(await owner(digests)).toEqual([{ digest: { dead: 2, quarantined: 0, refused_origins: 0 } }])
})

test('health has the longest wait, and the error of the latest request that has one', async () => {
  for (const [minutes, error] of [
    [5, 'HTTP 401'],
    [20, 'HTTP 500'],
    [1, null],
  ] as const) {
    const id = await submit({ message: String(minutes) })
    await owner(`update private.outbox set created_at = now() - interval '${minutes} minutes',
      last_error = ${error ? `'${error}'` : 'null'} where request_id = '${id}'`)
  }
  expect(await database.rpc('health', {})).toMatchObject({ waiting: 3, oldest_seconds: 1200, last_error: 'HTTP 401' })
})

describe('after a failure', () => {
  test('the wait grows, has jitter, and respects Retry-After', () => {
    const wait = (attempts: number, random: number, retryAfterSeconds?: number) =>
      settlement(
        { target: 'mail', attempts, tried_seconds: 0 },
        { result: 'retry', error: 'HTTP 500', retryAfterSeconds },
        () => random,
      )
    expect(wait(1, 1)).toMatchObject({ delay_seconds: 2 })
    expect(wait(5, 0.5)).toMatchObject({ delay_seconds: 16 })
    expect(wait(30, 1)).toMatchObject({ delay_seconds: 900 })
    expect(wait(1, 0, 40)).toMatchObject({ delay_seconds: 40 })
  })

  test('it is given up before the provider forgets the key', () => {
    const at = (hours: number) =>
      settlement(
        { target: 'mail', attempts: 90, tried_seconds: hours * 3600 + 1 },
        { result: 'retry', error: 'HTTP 500' },
      ).result
    expect([at(22), at(23)]).toEqual(['retry', 'dead'])
  })

  test('the time before the first attempt does not count: no provider may have been set up', async () => {
    await submit()
    await owner("update private.outbox set created_at = now() - interval '3 days'")
    reply = { status: 429 }
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log }, 200)).toMatchObject({ dead: 0 })
    await owner("update private.outbox set first_attempt_at = now() - interval '24 hours', next_attempt_at = now()")
    expect(await drainOutbox({ database, deliver: { mail: mail() }, log }, 200)).toMatchObject({ retried: 0, dead: 1 })
  })
})

describe('an acknowledgement', () => {
  type Sent = { to: string[]; subject: string; text: string; html?: string; reply_to: string }
  const acknowledge = async () => {
    await drainOutbox({ database, deliver: { acknowledgement: mail() }, log }, 500)
    return received.splice(0).map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      ...(JSON.parse(body) as Sent),
    }))
  }
  const targets = ['mail', 'acknowledgement']
  const from = (email: string, quarantine: string | null = null) =>
    database.rpc('submit_request', {
      form: 'demo',
      key: crypto.randomUUID(),
      fields: demoRequest,
      email,
      quarantine,
      targets,
    })
  beforeEach(() => owner('delete from private.acknowledged'))

  test('goes to the visitor, without a word of theirs', async () => {
    const words = { firstName: 'Zaphod', companyName: 'https://evil.example', message: 'Buy now' }
    const id = await submit(words, targets)
    const [sent, ...others] = await acknowledge()
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      key: `acknowledgement/${id}`,
      to: [demoRequest.workEmail],
      reply_to: site.email,
    })
    for (const word of Object.values(words)) expect(JSON.stringify(sent)).not.toContain(word)
    expect(await acknowledge()).toEqual([])
  })

  test('is sent once a day to an address, however it is written', async () => {
    await Promise.all(['a@b.co', 'A@B.co', 'a+1@b.co', 'a+2@B.CO', 'other@b.co'].map((email) => from(email)))
    const addresses = (await acknowledge()).map(({ to }) => to[0]!.replace(/\+\d/, '').toLowerCase())
    expect(addresses.sort()).toEqual(['a@b.co', 'other@b.co'])
    expect(await owner("select 1 from private.outbox where target = 'mail'")).toHaveLength(5)
    await owner('update private.acknowledged set day = day - 1')
    await from('a@b.co')
    expect(await acknowledge()).toHaveLength(1)
  })

  test('is never sent for a quarantined request, not even after its release', async () => {
    const { id } = (await from('a@b.co', 'honeypot')) as { id: string }
    await database.rpc('review_requests', { id, verdict: 'release' })
    expect(await acknowledge()).toEqual([])
    await from('a@b.co')
    expect(await acknowledge()).toHaveLength(1)
  })

  test('that fails is dropped after ten minutes, and nobody has to act', async () => {
    await from('nobody@b.co')
    await owner("delete from private.outbox where target = 'mail'")
    reply = { status: 422 }
    await acknowledge()
    expect(await rows()).toMatchObject([{ target: 'acknowledgement', attempts: 1, dead: false, later: true }])
    await owner("update private.outbox set first_attempt_at = now() - interval '11 minutes', next_attempt_at = now()")
    await acknowledge()
    expect(await database.rpc('health', {})).toMatchObject({ waiting: 0, dead: 0 })
    expect(await database.rpc('requeue_dead', {})).toEqual({ requeued: 0 })
  })

  test('is off unless it is switched on, and needs mail', () => {
    const read = (env: Record<string, string>) => readSettings((name) => env[name])
    const set = { RESEND_API_KEY: 're_1', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' }
    expect(read(set).mail?.acknowledge).toBe(false)
    expect(read({ ...set, MAIL_ACKNOWLEDGE: 'on' }).mail?.acknowledge).toBe(true)
    expect(read({ ...set, MAIL_ACKNOWLEDGE: 'yes' }).problems.join()).toContain('MAIL_ACKNOWLEDGE')
    expect(read({ MAIL_ACKNOWLEDGE: 'on' }).problems.join()).toContain('MAIL_ACKNOWLEDGE')
  })
})

describe('the webhook', () => {
  test('is signed, with the time and the content', async () => {
    const secret = Buffer.from('a secret of some length').toString('base64')
    const id = await submit({}, ['mail', 'webhook'])
    await drainOutbox({ database, deliver: { webhook: webhook({ url, secret }, () => 1_700_000_000_000) }, log })
    const { headers, body } = received[0]!
    const expected = createHmac('sha256', 'a secret of some length')
      .update(`${String(headers['webhook-id'])}.1700000000.${body}`)
      .digest('base64')
    expect(headers).toMatchObject({ 'webhook-timestamp': '1700000000', 'webhook-signature': `v1,${expected}` })
    const sent = JSON.parse(body) as { timestamp: string; data: { createdAt: string } }
    expect(sent.timestamp).toBe(sent.data.createdAt)
    expect(sent).toMatchObject({
      type: 'request.created',
      data: { id, fields: { firstName: 'Ada' }, email: 'ada@engines.co.uk', page: '/', utm: { utm_source: 'post' } },
    })
    expect(await rows()).toMatchObject([
      { target: 'mail', sent: false },
      { target: 'webhook', sent: true },
    ])
  })

  test('gets a retry with the same id', async () => {
    await submit({}, ['webhook'])
    const drain = () =>
      drainOutbox({ database, deliver: { webhook: webhook({ url, secret: 'YSBzZWNyZXQ=' }) }, log }, 500)
    reply = { status: 503, headers: { 'retry-after': '30' } }
    expect(await drain()).toEqual({ sent: 0, retried: 1, dead: 0 })
    await owner('update private.outbox set next_attempt_at = now()')
    reply = { status: 200 }
    expect(await drain()).toEqual({ sent: 1, retried: 0, dead: 0 })
    expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id'])
  })

  test('does not hold up mail while its receiver hangs', async () => {
    for (let count = 0; count < 12; count += 1) await submit({ message: String(count) }, ['mail', 'webhook'])
    const hanging: (() => void)[] = []
    const hang: Deliver = () =>
      new Promise((resolve) => hanging.push(() => resolve({ result: 'retry', error: 'timed out' })))
    const mailed: string[] = []
    const send: Deliver = async ({ request }) => {
      mailed.push(request!.id)
      return { result: 'sent' }
    }
    const { deliverDue, stop } = startWorker({
      database,
      deliver: { mail: send, webhook: hang },
      log,
      settings: readSettings(() => undefined),
    })
    await expect.poll(() => mailed.length).toBe(12)
    await submit({ message: 'meanwhile' }, ['mail', 'webhook'])
    deliverDue()
    await expect.poll(() => mailed.length).toBe(13)
    expect(hanging.length).toBeGreaterThan(0)
    const stopped = stop()
    for (const end of hanging) end()
    await stopped
  })

  test('has the same secret with and without whsec_', () => {
    const secretOf = (secret: string) =>
      readSettings((name) => ({ WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: secret })[name]).webhook?.secret
    expect([secretOf('YSBzZWNyZXQ='), secretOf('whsec_YSBzZWNyZXQ=')]).toEqual(['YSBzZWNyZXQ=', 'YSBzZWNyZXQ='])
  })

  test('may name a date for the next attempt', async () => {
    await submit({}, ['webhook'])
    reply = { status: 503, headers: { 'retry-after': new Date(Date.now() + 600_000).toUTCString() } }
    await drainOutbox({ database, deliver: { webhook: webhook({ url, secret: 'YSBzZWNyZXQ=' }) }, log })
    const minutes = 'extract(epoch from next_attempt_at - now()) / 60 between 8 and 11'
    expect(await owner(`select ${minutes} as ten_minutes from private.outbox`)).toEqual([{ ten_minutes: true }])
  })

  test('is tried again within the hour, even if its receiver asks for a day', async () => {
    await submit({}, ['webhook'])
    reply = { status: 503, headers: { 'retry-after': '86400' } }
    await drainOutbox({ database, deliver: { webhook: webhook({ url, secret: 'YSBzZWNyZXQ=' }) }, log })
    const minutes = 'extract(epoch from next_attempt_at - now()) / 60 between 50 and 60'
    expect(await owner(`select ${minutes} as an_hour from private.outbox`)).toEqual([{ an_hour: true }])
  })

  test('leaves no waiting row once it is off; with a wrong setting the row waits, and mail always does', async () => {
    await submit({}, ['mail', 'webhook'])
    const waiting = async () => ((await database.rpc('health', {})) as { waiting: number }).waiting
    const maintain = (env: Record<string, string>) =>
      runMaintenance({ database, deliver: {}, log, settings: readSettings((name) => env[name]) })
    expect([await maintain({ WEBHOOK_URL: 'https://crm.example/' }), await waiting()]).toEqual([true, 2])
    expect([await maintain({}), await waiting()]).toEqual([true, 1])
    // Nor does it arrive when the webhook is back.
    const deliver = { webhook: webhook({ url, secret: 'YSBzZWNyZXQ=' }) }
    expect(await drainOutbox({ database, deliver, log })).toEqual({ sent: 0, retried: 0, dead: 0 })
  })
})

test('a run ends only when the result of each delivery is stored', async () => {
  let isSettled = false
  const item = { id: '1', lease: '1', target: 'mail', attempts: 1, tried_seconds: 0, request: null, digest: null }
  const slow = {
    rpc: async (name: string) => {
      if (name === 'claim_outbox') return isSettled ? [] : [item]
      await new Promise((resolve) => setTimeout(resolve, 20))
      isSettled = true
      return {}
    },
  }
  const deliver = { mail: () => Promise.resolve({ result: 'sent' }) }
  await drainOutbox({ database: slow, deliver, log } as unknown as Parameters<typeof drainOutbox>[0])
  expect(isSettled).toBe(true)
})

test('a delivery says why it has no answer: nobody is there, or nobody answers in time', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  expect(await deliverOverHttp(address, {}, '{}', 50)).toEqual({ result: 'retry', error: 'timed out' })
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
  expect(await deliverOverHttp(address, {}, '{}')).toEqual({ result: 'retry', error: 'no connection' })
})

describe('a worker', () => {
  afterEach(() => void vi.useRealTimers())
  const claims = () => {
    const rpc = vi.fn(async (_name: string): Promise<unknown> => [])
    const calls = (name: string) => rpc.mock.calls.filter(([called]) => called === name).length
    return { rpc, calls }
  }
  const deliver = { mail: async () => ({ result: 'sent' as const }) }

  test('reports what waits for a person, if there is mail, and deletes what is too old by the settings', async () => {
    const { rpc } = claims()
    const settings = readSettings((name) => ({ RETENTION_MONTHS: '6' })[name])
    expect(await runMaintenance({ database: { rpc }, deliver, log, settings })).toBe(true)
    await runMaintenance({ database: { rpc }, deliver: {}, log, settings })
    const maintenance = ['run_maintenance', { retention_months: 6, webhook_off: true }]
    expect(rpc.mock.calls).toEqual([['queue_digest', {}], maintenance, maintenance])
  })

  test('that cannot reach the database says so', async () => {
    const written = vi.fn()
    const database = { rpc: () => Promise.reject(new Error('no connection')) }
    const worker = startWorker({ database, deliver, log: written, settings: readSettings(() => undefined) })
    await worker.stop()
    expect(written.mock.calls).toContainEqual([{ outbox: 'worker', outcome: 'failed', error: 'no connection' }])
  })

  test('claims nothing once its time is over', async () => {
    const { rpc } = claims()
    await drainOutbox({ database: { rpc }, deliver, log }, 0)
    expect(rpc).not.toHaveBeenCalled()
  })

  test('delivers at its start and every five seconds, maintains every ten minutes, and stops', async () => {
    vi.useFakeTimers()
    const { rpc, calls } = claims()
    const worker = startWorker({ database: { rpc }, deliver, log, settings: readSettings(() => undefined) })
    await vi.advanceTimersByTimeAsync(0)
    expect([calls('claim_outbox'), calls('run_maintenance')]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls('claim_outbox')).toBe(2)
    await vi.advanceTimersByTimeAsync(595_000)
    expect(calls('run_maintenance')).toBe(2)
    await worker.stop()
    const before = rpc.mock.calls.length
    await vi.advanceTimersByTimeAsync(1_200_000)
    expect(rpc.mock.calls).toHaveLength(before)
  })
})
