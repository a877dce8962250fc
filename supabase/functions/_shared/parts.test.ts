import { expect, test } from 'vitest'
import { trustedPeers } from '../../local/peers.ts'
import { clientBucket } from './client.ts'
import { readSettings } from './settings.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.700', undefined],
  ['unknown', undefined],
  ['1.2.3.4, 5.6.7.8', undefined],
  ['', undefined],
])('the address %j is the client %j', (address, client) => {
  expect(clientBucket(address)).toBe(client)
})

test('a proxy may be on this machine, in its network, or listed', () => {
  const isTrusted = trustedPeers('203.0.113.0/24, 2001:db8::1')
  expect(
    ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined, '10.0.0.1', '203.0.113.9', '2001:db8::1'].filter(isTrusted),
  ).toHaveLength(7)
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::2'].filter(isTrusted)).toEqual([])
  expect(() => trustedPeers('proxy.lan')).toThrow(
    "TRUSTED_PROXIES names 'proxy.lan', which is neither an address nor a network.",
  )
})

const read = (environment: Record<string, string>) => readSettings((name) => environment[name])

test('without an environment the settings are sensible', () => {
  expect(read({})).toEqual({
    allowedOrigins: [],
    clientAddressHeader: undefined,
    limits: { client_window: 10, client_day: 40, overall_hour: 300 },
    retentionMonths: 12,
    databaseMs: 3000,
    operatorKey: undefined,
    mail: undefined,
    webhook: undefined,
    problems: [],
  })
})

test('wrong settings are all reported at once, and count as not set', () => {
  const settings = read({
    ALLOWED_ORIGINS: 'https://staffroom.example/, https://other.example',
    LIMIT_CLIENT_DAY: 'many',
    RETENTION_MONTHS: '0',
    RESEND_API_KEY: 're_1',
    WEBHOOK_URL: 'https://crm.example',
    WEBHOOK_SECRET: 'a secret!',
  })
  expect(settings).toMatchObject({
    allowedOrigins: ['https://other.example'],
    limits: { client_day: 40 },
    retentionMonths: 12,
    mail: undefined,
    webhook: undefined,
  })
  expect(settings.problems).toEqual([
    "ALLOWED_ORIGINS names 'https://staffroom.example/', which is not an origin such as https://staffroom.example",
    "LIMIT_CLIENT_DAY must be a whole number above 0, not 'many'",
    "RETENTION_MONTHS must be a whole number above 0, not '0'",
    'MAIL_FROM and MAIL_TO must be set as well, since RESEND_API_KEY is',
    'WEBHOOK_SECRET must be Base64, as standardwebhooks.com describes',
  ])
})
