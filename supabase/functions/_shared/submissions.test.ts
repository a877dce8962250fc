import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rpcOver } from '../../local/rpc.ts'
import type { Store } from '../../local/session.ts'
import { openTestStore } from '../../local/test-back-end.ts'
import type { Database } from './services.ts'
import { submit, type SubmissionItem, type SubmissionOutcome } from './submissions.ts'

const NO_LIMITS = { client_window: 1000, client_day: 1000, overall_hour: 1_000_000 }
const uuid = () => crypto.randomUUID() as string
const item = (change: Partial<SubmissionItem> = {}, message = ''): SubmissionItem => ({
  form: 'demo',
  key: uuid(),
  page: '/demo',
  referrer: '',
  utm: {},
  quarantine: null,
  client: null,
  fields: { firstName: 'Ada', lastName: 'Byron', companyName: 'Engines Ltd', workEmail: 'ada@engines.co.uk', message },
  ...change,
})

describe('several requests in one transaction', () => {
  let store: Store
  beforeAll(async () => (store = await openTestStore()), 120_000)
  afterAll(() => store.close())
  const sql = async (query: string) => {
    await store.query('reset role')
    return store.query(query).finally(() => store.query('set role service_role'))
  }
  afterEach(() => sql('truncate private.requests, private.outbox, private.client_hits'))
  const together = (items: SubmissionItem[], limits: Partial<typeof NO_LIMITS> = {}) =>
    rpcOver(store).rpc('submit_requests', {
      items,
      limits: { ...NO_LIMITS, ...limits },
      targets: ['mail', 'webhook'],
    }) as Promise<(SubmissionOutcome & { id?: string })[]>
  const outcomes = (answers: SubmissionOutcome[]) => answers.map(({ outcome }) => outcome)

  test('each has its own answer, in its place, and is stored with what it said', async () => {
    const answers = await together([
      item({}, 'first'),
      item({ form: 'contact', quarantine: 'honeypot' }, 'second'),
      item({ key: null, utm: { utm_source: 'post' } }, 'third'),
    ])
    expect(outcomes(answers)).toEqual(['created', 'created', 'created'])
    const rows = await sql(
      'select id, form, message, utm, key_derived, quarantined_for, (select count(*)::int from private.outbox where outbox.id = requests.id) as told from private.requests',
    )
    const common = { form: 'demo', utm: {}, key_derived: false, quarantined_for: null, told: 2 }
    expect(answers.map(({ id }) => rows.find((row) => row.id === id))).toEqual([
      { ...common, id: answers[0]!.id, message: 'first' },
      { ...common, id: answers[1]!.id, message: 'second', form: 'contact', quarantined_for: 'honeypot' },
      { ...common, id: answers[2]!.id, message: 'third', key_derived: true, utm: { utm_source: 'post' } },
    ])
  })

  test('a key that comes twice is one request, another content under it is refused, also when it was stored before', async () => {
    const key = uuid()
    const batch = [item({ key }, 'one'), item({ key: key.toUpperCase() }, 'one'), item({ key }, 'two')]
    const first = await together(batch)
    expect(outcomes(first)).toEqual(['created', 'replayed', 'key_reused'])
    expect(first[1]!.id).toBe(first[0]!.id)
    const second = await together(batch)
    expect(outcomes(second)).toEqual(['replayed', 'replayed', 'key_reused'])
    expect(second[0]!.id).toBe(first[0]!.id)
    expect(await sql('select 1 from private.outbox')).toHaveLength(2)
  })

  test('without a key the content tells, for ten minutes', async () => {
    const batch = () => [
      item({ key: null }, 'same'),
      item({ key: null }, 'same'),
      item({ key: null }, 'other'),
      item({}, 'same'),
    ]
    expect(outcomes(await together(batch()))).toEqual(['created', 'replayed', 'created', 'created'])
    await sql("update private.requests set created_at = created_at - interval '11 minutes'")
    expect(outcomes(await together(batch()))).toEqual(['created', 'replayed', 'created', 'created'])
  })

  test('a client is let through as often as its limits say, and repeats of what is stored cost it nothing', async () => {
    const kept = item({ client: 'a' })
    expect(outcomes(await together([kept, item({ client: 'b' })], { client_window: 3 }))).toEqual([
      'created',
      'created',
    ])
    const answers = await together(
      [
        item({ client: 'a' }),
        kept,
        item({ client: 'b' }),
        item({ client: 'a' }),
        item({ client: 'a' }),
        item({ client: null }),
      ],
      { client_window: 3 },
    )
    expect(outcomes(answers)).toEqual(['created', 'replayed', 'created', 'created', 'limited', 'created'])
    expect(answers[4]).toMatchObject({
      retry_after: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
    })
    await sql("update private.client_hits set window_start = now() - interval '11 minutes'")
    expect(
      outcomes(
        await together(
          Array.from({ length: 5 }, () => item({ client: 'b' })),
          { client_window: 3 },
        ),
      ),
    ).toEqual(['created', 'created', 'created', 'limited', 'limited'])
    expect(outcomes(await together([item({ client: 'a' }), item({ client: 'a' })], { client_day: 4 }))).toEqual([
      'created',
      'limited',
    ])
  })

  test('what is refused counts for nothing later: who waits as long as they were told is let through', async () => {
    const of = (count: number) =>
      together(
        Array.from({ length: count }, () => item({ client: 'a' })),
        { client_window: 2, client_day: 3 },
      )
    expect(outcomes(await of(4))).toEqual(['created', 'created', 'limited', 'limited'])
    expect(outcomes(await of(2))).toEqual(['limited', 'limited'])
    await sql("update private.client_hits set window_start = now() - interval '11 minutes'")
    const answers = await of(2)
    expect(outcomes(answers)).toEqual(['created', 'limited'])
    expect(answers[1]).toMatchObject({
      retry_after: expect.toSatisfy((seconds: number) => seconds > 600 || new Date().getUTCHours() === 23),
    })
  })

  test('all clients together are let through as often as the limit of an hour says', async () => {
    const batch = (count: number) => Array.from({ length: count }, (_, index) => item({ client: `client ${index}` }))
    expect(outcomes(await together(batch(3), { overall_hour: 5 }))).toEqual(['created', 'created', 'created'])
    // Who is limited already takes no place of the others.
    expect(
      outcomes(
        await together([...batch(1), ...batch(1), ...batch(1), ...batch(3).slice(1)], {
          overall_hour: 5,
          client_window: 2,
        }),
      ),
    ).toEqual(['created', 'limited', 'limited', 'created', 'limited'])
    expect(await sql('select count(*)::int as rows from private.requests')).toEqual([{ rows: 5 }])
    await sql("update private.requests set created_at = created_at - interval '1 hour'")
    expect(outcomes(await together(batch(6), { overall_hour: 5 }))).toEqual([...Array(5).fill('created'), 'limited'])
  })

  test('what one of them may not hold undoes all of them', async () => {
    await expect(together([item(), item({ fields: { firstName: '' } })])).rejects.toMatchObject({
      sqlstate: expect.stringMatching(/^23/),
    })
    expect(await sql('select 1 from private.requests union all select 1 from private.client_hits')).toEqual([])
  })

  test('what was undone takes no place in the hour', async () => {
    expect(outcomes(await together([item()]))).toEqual(['created'])
    for (let time = 0; time < 3; time += 1)
      await expect(together([item(), item(), item({ fields: { firstName: '' } })])).rejects.toThrow()
    expect(outcomes(await together([item(), item(), item()], { overall_hour: 3 }))).toEqual([
      'created',
      'created',
      'limited',
    ])
  })
})

describe('the queue in front of the database', () => {
  afterEach(() => void vi.useRealTimers())
  /** A database whose calls end when they are told to. */
  function slowDatabase() {
    const calls: { size: number; finish(error?: Error): void }[] = []
    const database: Database = {
      rpc: (_, args) =>
        new Promise((resolve, reject) => {
          const items = args.items as SubmissionItem[]
          calls.push({
            size: items.length,
            finish: (error) =>
              error ? reject(error) : resolve(items.map(({ key }) => ({ outcome: 'created', id: key }))),
          })
        }),
    }
    return { calls, send: (key: string) => submit(database, item({ key }), { limits: NO_LIMITS, targets: ['mail'] }) }
  }

  const sizes = ({ calls }: ReturnType<typeof slowDatabase>) => calls.map(({ size }) => size)

  test('one alone goes at once; what comes meanwhile goes together, and each is answered for itself', async () => {
    const database = slowDatabase()
    const all = ['a', 'b', 'c', 'd', 'e'].map(database.send)
    expect(sizes(database)).toEqual([1])
    database.calls[0]!.finish()
    await expect.poll(() => sizes(database)).toEqual([1, 4])
    database.calls[1]!.finish()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => ({ outcome: 'created', id })))
  })

  test('where several came, the next wait for as many, but not long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const pass = (milliseconds: number) =>
      vi.advanceTimersByTimeAsync(0).then(() => vi.advanceTimersByTimeAsync(milliseconds))
    const database = slowDatabase()
    const several = ['a', 'b', 'c'].map(database.send)
    database.calls[0]!.finish()
    await pass(5)
    expect(sizes(database)).toEqual([1, 2])
    database.calls[1]!.finish()
    await Promise.all(several)
    void database.send('d')
    expect(sizes(database)).toEqual([1, 2])
    void database.send('e')
    expect(sizes(database)).toEqual([1, 2, 2])
    database.calls[2]!.finish()
    await pass(0)
    void database.send('f')
    await pass(0)
    expect(sizes(database)).toEqual([1, 2, 2])
    await pass(5)
    expect(sizes(database)).toEqual([1, 2, 2, 1])
  })

  test('a transaction that is held up does not hold up the next request', async () => {
    const { calls, send } = slowDatabase()
    void send('stuck')
    const next = send('next')
    await expect.poll(() => calls.length).toBe(2)
    calls[1]!.finish()
    expect(await next).toMatchObject({ id: 'next' })
  })

  test('where the content of one is to blame, the others are stored all the same', async () => {
    const { calls, send } = slowDatabase()
    const all = Promise.allSettled(['a', 'b', 'bad', 'c', 'd'].map(send))
    calls[0]!.finish()
    await expect.poll(() => calls.length).toBe(2)
    calls[1]!.finish(Object.assign(new Error('check'), { sqlstate: '23514' }))
    await expect.poll(() => calls.length).toBe(6)
    expect(calls.slice(2).map(({ size }) => size)).toEqual([1, 1, 1, 1])
    for (const [index, { finish }] of calls.slice(2).entries())
      finish(index === 1 ? Object.assign(new Error('check'), { sqlstate: '23514' }) : undefined)
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })
})
