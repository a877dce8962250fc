import { afterEach, expect, test, vi } from 'vitest'
import { handler } from '../health/index.ts'
import type { Database } from './services.ts'
import { readSettings } from './settings.ts'

afterEach(() => void vi.useRealTimers())

const well = {
  unmaintained_seconds: 0,
  waiting: 0,
  oldest_seconds: 0,
  last_error: null,
  dead: 0,
  quarantined: 0,
  refused_origins: 0,
}

/** A hosted project's health, with a database that only counts its calls. */
function project(env: Record<string, string>, state: Partial<typeof well> = {}) {
  const rpc = vi.fn<Database['rpc']>(async () => ({ ...well, quarantine_full: false, ...state }))
  const settings = readSettings((name) => env[name], { hosted: true })
  const services = {
    ...{ database: { rpc }, settings, clientOf: () => ({ limited: false }), deliver: {} },
    ...{ queued() {}, background() {}, log() {} },
  }
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await handler(new Request('https://ref.supabase.co/functions/v1/health', { headers }), services)
    return [answer.status, (await answer.json()) as { status: string; problems?: string[] }] as const
  }
  return { ask, rpc, services }
}
const KEY = { OPERATOR_KEY: 'a-long-random-secret' }

test('a hosted project without the origin of its site is down, and says which setting is missing', async () => {
  const { ask } = project(KEY)
  expect(await ask()).toMatchObject([
    503,
    { status: 'down', problems: [expect.stringMatching(/^SITE_ORIGIN must be set/)] },
  ])
})

test('a hosted project whose origin is outdated is down for the site that asks', async () => {
  const { ask } = project({ ...KEY, SITE_ORIGIN: 'https://old.example' })
  expect((await ask())[0]).toBe(200)
  expect((await ask({ origin: 'https://old.example' }))[0]).toBe(200)
  expect(await ask({ origin: 'https://new.example' })).toMatchObject([503, { status: 'down' }])
})

test('health answers HEAD and GET, and refuses POST', async () => {
  const { services } = project({ ...KEY, SITE_ORIGIN: 'https://a.example' })
  const answers = ['HEAD', 'GET', 'POST'].map(async (method) => {
    const answer = await handler(new Request('https://ref.supabase.co/functions/v1/health', { method }), services)
    return [answer.status, answer.headers.get('allow')]
  })
  expect(await Promise.all(answers)).toEqual([
    [200, null],
    [200, null],
    [405, 'GET, HEAD'],
  ])
})

test('a delivery may wait ten minutes, and the worker may rest an hour, before a person has to act', async () => {
  const statusWith = async (state: Partial<typeof well>) => {
    const [, { status, problems }] = await project({ ...KEY, SITE_ORIGIN: 'https://a.example' }, state).ask()
    return [status, ...(problems ?? []).map((problem) => problem.split(':')[0])].join(': ')
  }
  expect(await statusWith({ oldest_seconds: 600, unmaintained_seconds: 3600 })).toBe('up')
  expect(await statusWith({ oldest_seconds: 601 })).toBe('failing')
  expect(await statusWith({ dead: 1 })).toBe('failing')
  expect(await statusWith({ quarantined: 1 })).toBe('up')
  expect(await statusWith({ unmaintained_seconds: 3601 })).toBe('failing: The worker has not run for an hour')
})

test('a wrong setting is named to whoever asks, without secrets', async () => {
  const { ask } = project({ SITE_ORIGIN: 'https://a.example', OPERATOR_KEY: 'short', WEBHOOK_SECRET: 'se!cret' })
  const [status, body] = await ask()
  expect([status, body.status]).toEqual([503, 'failing'])
  expect(body.problems!.join()).toMatch(/OPERATOR_KEY .*WEBHOOK_SECRET /)
  expect(body.problems!.join()).not.toMatch(/short|se!cret/)
})

test('however many ask, the database is asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { ask, rpc } = project({ ...KEY, SITE_ORIGIN: 'https://a.example' })
  for (let count = 0; count < 100; count += 1) await ask()
  expect(rpc).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  await ask()
  expect(rpc).toHaveBeenCalledTimes(2)
  await ask({ authorization: `Bearer ${KEY.OPERATOR_KEY}` })
  expect(rpc).toHaveBeenCalledTimes(3)
})
