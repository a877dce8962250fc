import { expect, test } from 'vitest'
import { MONTHS_KEPT } from '../../../data/forms.ts'
import { clientOf, isTrusted } from '../../local/node-http.ts'
import { clientAt, noteRefusal, parseNetwork, secondsRefused } from './client-address.ts'
import { readSettings } from './settings.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:23ff:3:4:5:6', '2001:db8:1:23ff::/64', '2001:db8:1:2300::/56'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64', '2001:db8:1::/56'],
  ['[2001:db8::1]', '2001:db8::/64', '2001:db8::/56'],
  ['[2001:db8::1]:443', undefined, undefined],
  [' 192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/56'],
  ['192.0.2.700', undefined, undefined],
  ['0300.0.2.7', undefined, undefined],
  ['192.0.2', undefined, undefined],
  ['unknown', undefined, undefined],
  ['1.2.3.4, 5.6.7.8', undefined, undefined],
  ['', undefined, undefined],
])('the address %j is the client %j in the network %j', (address, bucket, network) => {
  expect([clientAt(address)?.bucket, clientAt(address)?.network]).toEqual([bucket, network])
})

test('a proxy may be on this machine, in its network, or listed', () => {
  const proxies = [parseNetwork('203.0.113.0/24')!, parseNetwork('2001:db8::1')!]
  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', 'fd00::1', 'fe80::1%eth0', '100.64.0.1']
  for (const peer of [...near, '203.0.113.9', '2001:db8::1']) expect(isTrusted(peer, proxies), peer).toBe(true)
  for (const peer of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::2', '8.8.8.8'])
    expect(isTrusted(peer, proxies), peer).toBe(false)
})

test('of a list that proxies wrote the last address tells a flood from visitors, but no limit follows from it', () => {
  const headers = { 'x-forwarded-for': '203.0.113.1, 192.0.2.7' }
  const request = new Request('http://staffroom.test/', { headers })
  expect(clientOf(request, '10.0.0.5', undefined, [])).toMatchObject({ bucket: '192.0.2.7', limited: false })
})

/** Refuses a client ten times at a moment, and tells it to wait. */
const refuse = (client: string, seconds: number, now: number) => {
  for (let times = 0; times < 10; times += 1) noteRefusal(client, seconds, now)
}

test('ten refusals in a row hold until the wait ends, and at most ten minutes', () => {
  refuse('a', 30, 0)
  expect([secondsRefused('a', 100), secondsRefused('a', 30_000)]).toEqual([30, undefined])
  noteRefusal('a', 30, 60_000)
  expect(secondsRefused('a', 60_000)).toBeUndefined()
  refuse('b', 86_400, 0)
  expect([secondsRefused('b', 0), secondsRefused('b', 600_000)]).toEqual([600, undefined])
})

test('only the last ten thousand refused clients are remembered', () => {
  refuse('first', 60, 0)
  for (let count = 1; count < 10_000; count += 1) noteRefusal(`client ${count}`, 60, 0)
  expect(secondsRefused('first', 0)).toBe(60)
  noteRefusal('another', 60, 0)
  expect(secondsRefused('first', 0)).toBeUndefined()
})

const read = (environment: Record<string, string>) => readSettings((name) => environment[name])

test('without an environment the settings are sensible', () => {
  expect(read({})).toEqual({
    allowedOrigins: [],
    servesSite: true,
    clientAddressHeader: undefined,
    trustedProxies: [],
    limits: { client_window: 10, client_day: 40, overall_hour: 300 },
    retentionMonths: MONTHS_KEPT,
    databaseMs: 3000,
    operatorKey: undefined,
    mail: undefined,
    webhook: undefined,
    problems: [],
  })
})

test('each setting is taken', () => {
  const env = {
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    TRUSTED_PROXIES: '203.0.113.0/24, 2001:db8::1',
    LIMIT_CLIENT_10_MINUTES: '1',
    LIMIT_CLIENT_DAY: '2',
    LIMIT_OVERALL_HOUR: '3',
    RETENTION_MONTHS: '6',
    DATABASE_MS: '5000',
    OPERATOR_KEY: 'a-long-random-secret',
    RESEND_API_KEY: 're_1',
    MAIL_FROM: 'Staffroom <a@b.example>',
    MAIL_TO: 'team@b.example, Sales <sales@b.example>',
    MAIL_ACKNOWLEDGE: 'on',
  }
  const mail = {
    key: 're_1',
    from: env.MAIL_FROM,
    to: ['team@b.example', 'Sales <sales@b.example>'],
    acknowledge: true,
  }
  expect(read(env)).toMatchObject({
    clientAddressHeader: 'x-real-ip',
    trustedProxies: [parseNetwork('203.0.113.0/24'), parseNetwork('2001:db8::1')],
    limits: { client_window: 1, client_day: 2, overall_hour: 3 },
    retentionMonths: 6,
    databaseMs: 5000,
    operatorKey: env.OPERATOR_KEY,
    mail: { ...mail, url: 'https://api.resend.com/emails' },
    problems: [],
  })
  const url = 'https://mail.example/send'
  expect(read({ ...env, MAIL_API_URL: url, MAIL_ACKNOWLEDGE: 'off' }).mail).toEqual({
    ...mail,
    url,
    acknowledge: false,
  })
})

test('a hosted project without its own settings says what is missing', () => {
  const { problems, clientAddressHeader } = readSettings(() => undefined, { hosted: true })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['SITE_ORIGIN', 'OPERATOR_KEY'])
  expect(clientAddressHeader).toBe('cf-connecting-ip')
})

test("the site's origin may call, with other origins, and with a slash at its end", () => {
  const { allowedOrigins } = read({ SITE_ORIGIN: 'https://a.example/', ALLOWED_ORIGINS: 'https://b.example, ftp://c' })
  expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example'])
})

test.each([
  ['SITE_ORIGIN', 'https://staffroom.example/home'],
  ['ALLOWED_ORIGINS', 'https://staffroom.example/, https://other.example'],
  ['CLIENT_ADDRESS_HEADER', 'x real ip'],
  ['CLIENT_ADDRESS_HEADER', 'cf-connecting-ip:'],
  ['TRUSTED_PROXIES', '203.0.113.0/'],
  ['TRUSTED_PROXIES', '::/'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.1/33'],
  ['TRUSTED_PROXIES', 'proxy.lan'],
  ['TRUSTED_PROXIES', 'http://203.0.113.0/24'],
  ['LIMIT_CLIENT_DAY', 'many'],
  ['RETENTION_MONTHS', '0'],
  ['RETENTION_MONTHS', '999999999'],
  ['OPERATOR_KEY', 'short'],
  ['MAIL_TO', ','],
  ['MAIL_TO', 'team'],
  ['MAIL_FROM', 'Staffroom'],
  ['MAIL_API_URL', 'x'],
  ['WEBHOOK_URL', 'nonsense'],
  ['WEBHOOK_SECRET', 'AB='],
])('%s of %j is reported in one sentence, and counts as not set', (name, value) => {
  const others = {
    MAIL: { RESEND_API_KEY: 're_1', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' },
    WEBHOOK: { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'YSBzZWNyZXQ=' },
  }
  const group = Object.entries(others).find(([start]) => name.startsWith(start))?.[1] ?? {}
  const { problems, ...settings } = read({ ...group, [name]: value })
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be [^.]*(\\.[^ ][^.]*)*\\.$`))])
  // oxlint-disable-next-line tests/no-if -- a fact of the row, not of what is tested
  if (name.includes('SECRET') || name === 'OPERATOR_KEY') expect(problems[0]).not.toContain(`'${value}'`)
  const { problems: none, ...expected } = read(name === 'MAIL_API_URL' ? group : {})
  expect(none).toEqual([])
  expect({ ...settings, allowedOrigins: [] }).toEqual(expected)
})

test('all errors are reported at once', () => {
  const { problems } = read({ RESEND_API_KEY: 're_1', LIMIT_CLIENT_DAY: '-1', WEBHOOK_URL: 'https://crm.example' })
  const names = ['LIMIT_CLIENT_DAY', 'MAIL_FROM', 'MAIL_TO', 'WEBHOOK_SECRET']
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(names)
})
