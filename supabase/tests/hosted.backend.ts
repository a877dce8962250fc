import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '../local/postgres.ts'
import { startApi } from './api-standin.ts'
import { SITE } from './bad-inputs.ts'
import { startDeno, type DenoProcess } from './deno-process.ts'
import { environments, type Environment } from './environments.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'
import { sendRaw } from './raw-http.ts'
import { demoRequest } from './test-back-end.ts'

const KEY = 'sb_secret_of_the_tests'
const OPERATOR_KEY = 'operator-key-of-the-tests'
const post = (url: string, message: string, headers: Record<string, string> = {}) =>
  sendRaw(url, {
    path: '/functions/v1/send-contact-form',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify({ ...demoRequest, message }),
  })
const health = async (url: string, headers: Record<string, string> = {}) => {
  const { status, body } = await sendRaw(url, { path: '/functions/v1/health', method: 'GET', headers })
  return { http: status, ...(JSON.parse(body) as { status: string; problems?: string[] }) }
}

describe('a hosted project', () => {
  let postgres: PostgresServer
  let api: Awaited<ReturnType<typeof startApi>>
  let deno: DenoProcess | undefined
  const others: Server[] = []
  beforeAll(async () => {
    postgres = await startPostgres(installations()[0]!)
    api = await startApi(postgres.authenticatorUrl, KEY)
  })
  afterEach(async () => {
    await deno?.stop()
    for (const server of others.splice(0)) server.closeAllConnections()
  })
  afterAll(async () => {
    await api?.close()
    await postgres?.remove()
  })
  async function project(env: Record<string, string>, apiUrl = api.url): Promise<string> {
    const own = { SUPABASE_URL: apiUrl, SUPABASE_SECRET_KEYS: JSON.stringify({ default: KEY }), OPERATOR_KEY }
    deno = await startDeno({ ...own, SITE_ORIGIN: SITE, DATABASE_MS: '20000', ...env })
    return deno.url
  }
  async function listen(answer: (path: string, body: string) => string | undefined): Promise<string> {
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const text = answer(request.url!, body)
      if (text !== undefined) response.end(text)
    })
    others.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** The last step of the deployment, without its pauses. */
  async function deployAsks(url: string, origin: string): Promise<{ status: number; stdout: string }> {
    const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
    const script = /name: Poll health[^]*?run: \|\n([^]*)$/.exec(workflow)![1]!.replace('--retry 6', '--retry 0')
    const env = { PATH: process.env.PATH, HEALTH: `${url}/functions/v1/health`, SITE_ORIGIN: origin }
    const bash = spawn('bash', ['-ec', script], { env })
    let stdout = ''
    bash.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)))
    const status = await new Promise<number>((resolve) => bash.once('close', resolve))
    return { status, stdout }
  }

  test('is deployed only if forms of the site are stored and all settings are right', async () => {
    const right = await project({})
    expect(await deployAsks(right, `${SITE}/`)).toEqual({ status: 0, stdout: '{"status":"up"}' })
    const outdated = await deployAsks(right, 'https://new.example')
    expect([outdated.status === 0, outdated.stdout]).toEqual([false, expect.stringContaining('"status":"down"')])
    await deno!.stop()
    const missing = await project({ SITE_ORIGIN: '' })
    expect((await post(missing, 'refused', { origin: SITE })).status).toBe(403)
    const { status, stdout } = await deployAsks(missing, SITE)
    expect([status === 0, stdout]).toEqual([false, expect.stringMatching(/"down".*SITE_ORIGIN must be set/)])
    await deno!.stop()
    const wrong = await deployAsks(await project({ RETENTION_MONTHS: '999' }), SITE)
    expect([wrong.status === 0, wrong.stdout]).toEqual([false, expect.stringMatching(/"failing".*RETENTION_MONTHS/)])
  })

  test.each<Record<string, string>>([
    { CLIENT_ADDRESS_HEADER: 'x real ip' },
    { CLIENT_ADDRESS_HEADER: 'cf-connecting-ip:' },
    { WEBHOOK_URL: 'nonsense', WEBHOOK_SECRET: 'AB=' },
    { MAIL_API_URL: 'x', MAIL_TO: ',', RESEND_API_KEY: 're_1', MAIL_FROM: 'a@b.example' },
    { TRUSTED_PROXIES: '::/' },
  ])('stores requests in spite of the wrong setting %j, which health names', async (env) => {
    const url = await project(env)
    expect((await post(url, 'despite a wrong setting')).status).toBe(201)
    const { http, status, problems } = await health(url)
    expect([http, status]).toEqual([503, 'failing'])
    expect(problems!.join(' ')).toContain(Object.keys(env)[0])
  })

  test('whose database does not answer says so with 503, so that the same key is sent again', async () => {
    const url = await project({}, await listen(() => undefined))
    expect((await post(url, 'late')).status).toBe(503)
  })

  test('mails and acknowledges each request while its webhook hangs', async () => {
    const mails: { to: string[] }[] = []
    const mailUrl = await listen((_, body) => {
      mails.push(JSON.parse(body) as { to: string[] })
      return '{"id":"mail-1"}'
    })
    const url = await project({
      ...{ MAIL_API_URL: mailUrl, RESEND_API_KEY: 're_1', MAIL_ACKNOWLEDGE: 'on' },
      ...{ MAIL_FROM: 'requests@b.example', MAIL_TO: 'team@b.example', LIMIT_CLIENT_10_MINUTES: '100' },
      ...{ WEBHOOK_URL: await listen(() => undefined), WEBHOOK_SECRET: 'YSBzZWNyZXQ=' },
    })
    await asOwner(postgres.ownerUrl, (owner) => owner.query('delete from private.requests'))
    for (let count = 0; count < 12; count += 1) expect((await post(url, `mail ${count}`)).status).toBe(201)
    const drained = sendRaw(url, {
      path: '/functions/v1/drain-outbox',
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    })
    // The team's twelve, and one to the address that all twelve name.
    await expect.poll(() => mails.length, { timeout: 9000 }).toBe(13)
    expect(mails.filter(({ to }) => to[0] === demoRequest.workEmail)).toHaveLength(1)
    expect(JSON.parse((await drained).body)).toMatchObject({ ok: true, sent: 13 })
  })
})

describe.each(environments().slice(0, 2))('%s', (_place, open) => {
  let environment: Environment
  beforeAll(async () => (environment = await open()), 120_000)
  afterAll(() => environment?.close())
  beforeEach(() => environment.sql('delete from private.requests'))
  const call = (name: string, args: object) =>
    environment.sql(`select public.${name}('${JSON.stringify(args)}') as answer`)

  test('forms that are refused for their origin raise an alarm, until one is accepted', async () => {
    for (const method of ['POST', 'OPTIONS'])
      expect(
        (
          await sendRaw(environment.url, {
            path: '/functions/v1/send-contact-form',
            method,
            headers: { origin: 'https://www.new.example', 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(403)
    await expect
      .poll(() => health(environment.url), { timeout: 30_000, interval: 1000 })
      .toMatchObject({ http: 503, status: 'failing', problems: [expect.stringContaining('SITE_ORIGIN')] })
    // The second refusal is written ten seconds after the first.
    await expect
      .poll(() => environment.sql('select 1 from private.origin_refusals where count > 1'), { timeout: 30_000 })
      .toHaveLength(1)
    expect((await post(environment.url, 'accepted', { origin: SITE })).status).toBe(201)
    await expect.poll(() => health(environment.url), { timeout: 20_000 }).toMatchObject({ http: 200, status: 'up' })
  }, 120_000)

  test('a full quarantine refuses no address that is new, and one command makes it ready again', async () => {
    await environment.sql(`
      insert into private.requests (form, fields, idempotency_key, payload_hash, quarantined_for, flood_rank)
      select 'demo', '{}', gen_random_uuid(), sha256(''), 'over limit', 2 from generate_series(1, 5000)`)
    await expect
      .poll(() => health(environment.url), { timeout: 20_000 })
      .toMatchObject({ http: 503, status: 'failing' })
    for (const address of ['192.0.2.81', '198.51.100.82', '2001:db8:83::1'])
      expect((await post(environment.url, `first of ${address}`, { 'x-test-client': address })).status).toBe(201)
    const first = "select 1 from private.requests where fields ->> 'message' like 'first of%'"
    expect(await environment.sql(first)).toHaveLength(3)
    await call('review_requests', { verdict: 'dismiss' })
    await expect.poll(() => health(environment.url), { timeout: 20_000 }).toMatchObject({ http: 200, status: 'up' })
  })

  test('a database that cannot store requests is 503, not a wrong form, and health is down', async () => {
    await environment.sql('alter table private.outbox rename to elsewhere')
    expect((await post(environment.url, 'not now')).status).toBe(503)
    await expect.poll(() => health(environment.url), { timeout: 20_000 }).toMatchObject({ http: 503, status: 'down' })
    await environment.sql('alter table private.elsewhere rename to outbox')
    expect((await post(environment.url, 'now')).status).toBe(201)
  })
})
