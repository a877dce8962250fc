import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner, withTls } from '../local/postgres.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const folder = temporaryFolder()
const ca = join(folder, 'ca.crt')
let server: PostgresServer

test.each([
  ['postgresql://owner@db.example/leads', 'postgresql://owner@db.example/leads?sslmode=verify-full'],
  ['postgresql://owner@localhost/leads', 'postgresql://owner@localhost/leads'],
  ['postgresql://owner@127.0.0.1/leads', 'postgresql://owner@127.0.0.1/leads'],
  ['postgresql://owner@[::1]/leads', 'postgresql://owner@[::1]/leads'],
  ['postgresql://owner@127.0.0.1.evil.example/leads', expect.stringContaining('verify-full')],
  ['postgresql://owner@%2Fvar%2Frun/leads', 'postgresql://owner@%2Fvar%2Frun/leads'],
  ['postgresql://owner@db.example/leads?sslmode=', 'postgresql://owner@db.example/leads?sslmode=verify-full'],
  ['postgresql:///leads?host=127.0.0.1&host=10.0.0.1', expect.stringContaining('sslmode=verify-full')],
])('%s is opened as %s', async (url, opened) => {
  expect(await withTls(url)).toEqual(opened)
})

test.each([
  'sslmode=disable',
  'sslmode=no-verify',
  'sslmode=verify-full&sslmode=disable',
  'uselibpqcompat=true&sslmode=require',
])('another machine is refused with %s, and the error says what to do', async (query) => {
  await expect(withTls(`postgresql://owner:secret@db.example/leads?${query}`)).rejects.toThrow(
    /^db\.example is another machine(?!.*secret).*remove "sslmode"/,
  )
  const own = `postgresql://owner@127.0.0.1/leads?${query}`
  expect(await withTls(own)).toBe(own)
})

// The driver reads ssl=false as TLS.
test.each(['sslmode=require', 'sslmode=verify-ca', 'ssl=true', 'ssl=false', 'ssl=0', 'sslmode=verify-full&sslmode='])(
  'with %s the certificate is checked',
  async (query) => {
    const { default: pg } = await import('pg')
    const { ssl } = new pg.Client({ connectionString: await withTls(`postgresql://db.example/leads?${query}`) })
    expect(ssl).toBeTruthy()
    expect(ssl).not.toMatchObject({ rejectUnauthorized: false })
  },
)

test('PGHOST beside a URL without a host is another machine', async () => {
  vi.stubEnv('PGHOST', 'db.example')
  expect(await withTls('postgresql:///leads')).toContain('sslmode=verify-full')
  vi.stubEnv('PGHOST', '/var/run/postgresql')
  expect(await withTls('postgresql:///leads')).not.toContain('sslmode')
  vi.unstubAllEnvs()
})

beforeAll(async () => {
  server = await startPostgres(installations()[0]!)
  // In the server's own folder, where its account may read the key.
  const [{ data }] = (await asOwner(server.adminUrl, (admin) =>
    admin.query("select current_setting('data_directory') as data"),
  )) as [{ data: string }]
  const key = join(data, 'server.key')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', ca],
    ],
    { stdio: 'ignore' },
  )
  execFileSync('cp', [ca, join(data, 'server.crt')])
  execFileSync('chown', ['--reference', data, key, join(data, 'server.crt')])
  chmodSync(key, 0o600)
}, 120_000)
afterAll(() => server?.remove())

/** Whether a connection is encrypted; rejects where it cannot be made. */
async function encrypted(query: string): Promise<unknown> {
  const sql = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'
  return asOwner(`${server.ownerUrl}?${query}`, async (session) => (await session.query(sql))[0]!.ssl)
}

test('a server without TLS is refused where TLS is the default', async () => {
  await expect(encrypted('sslmode=verify-full')).rejects.toThrow(/does not support SSL/)
})

test('a URL that names its CA stays as it is', async () => {
  const url = `postgresql://owner@10.0.0.5:5433/leads?sslrootcert=${ca}`
  expect(await withTls(url)).toBe(url)
})

test('a certificate is checked, by the CA that the address names', async () => {
  await asOwner(server.adminUrl, (admin) => admin.query('alter system set ssl = on'))
  await server.stop('fast')
  await server.start()
  await expect(encrypted('sslmode=verify-full')).rejects.toThrow(/self[- ]signed/)
  expect(await encrypted(`sslmode=verify-full&sslrootcert=${ca}`)).toBe(true)
  expect(await encrypted(`sslrootcert=${ca}`)).toBe(true)
  expect(await encrypted('sslmode=disable')).toBe(false)
})
