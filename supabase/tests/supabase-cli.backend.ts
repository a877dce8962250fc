import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../local/migrations.ts'
import { asOwner } from '../local/postgres.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'

/** The version that README.md deploys with. Its program alone is 140 MB, so it is fetched for this test only. */
const CLI = 'supabase@3.1.0'

const [installation] = installations().sort(
  (left, right) => Number(existsSync(checkOf(right.bin))) - Number(existsSync(checkOf(left.bin))),
)

/** What `db lint` needs, where a system's PostgreSQL has it. */
function checkOf(bin: string): string {
  const sharedir = spawnSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).stdout ?? ''
  return join(sharedir.trim(), 'extension/plpgsql_check.control')
}

// SUPABASE_CLI=1 npm run test:backend -- supabase-cli
describe.runIf(process.env.SUPABASE_CLI)("Supabase's own tool", () => {
  let server: PostgresServer
  beforeAll(async () => (server = await startPostgres(installation!, { migrated: false })))
  afterAll(() => server?.remove())
  const cli = (...args: string[]) =>
    spawnSync('npx', ['-y', CLI, ...args, '--remote', `${server.ownerUrl}?sslmode=disable`], {
      encoding: 'utf8',
      env: { ...process.env, DO_NOT_TRACK: '1' },
      timeout: 180_000,
    })

  test('runs the migrations as they are, and writes down what ours would', async () => {
    const { status, stderr } = cli('migration', 'up', '--yes')
    expect(status, stderr).toBe(0)
    expect(await asOwner(server.ownerUrl, migrate)).toBe(0)
    expect(
      await asOwner(server.adminUrl, (admin) =>
        admin.query(readFileSync(new URL('./grants.sql', import.meta.url), 'utf8')),
      ),
    ).toEqual([])
  }, 300_000)

  test('has no advice', () => {
    const { status, stdout } = cli('db', 'advisors', '--fail-on', 'warn')
    expect(status, stdout).toBe(0)
  }, 200_000)

  test.runIf(installation && existsSync(checkOf(installation.bin)))(
    'finds nothing wrong in the functions',
    async () => {
      await asOwner(server.adminUrl, (admin) => admin.query('create extension plpgsql_check'))
      const { status, stdout } = cli('db', 'lint', '--fail-on', 'warning')
      expect(status, stdout).toBe(0)
    },
    200_000,
  )

  test('sees the functions, and no table', () => {
    const { stdout } = cli('gen', 'types', '--lang', 'typescript')
    expect(stdout).toMatch(/Tables: \{\s+\[_ in never\]: never/)
    expect(stdout).toContain('"submit_request"')
  }, 200_000)
})
