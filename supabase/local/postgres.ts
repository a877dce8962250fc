import { isIP } from 'node:net'
import { migrateWithRoles } from './migrations.ts'
import type { Session, Store } from './session.ts'

/** Only one server at a time migrates a database. The number is arbitrary. */
const MIGRATION_LOCK = '726229'

/** Migrates a PostgreSQL database as its owner, and opens it for the functions. */
export async function openPostgres(url: string): Promise<Store> {
  await asOwner(url, async (owner) => {
    await owner.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrateWithRoles(owner)
  })
  return connectPostgres(url)
}

/** Opens a migrated database as service_role. `statementMs` is the timeout of a statement in milliseconds. */
export async function connectPostgres(url: string, statementMs = 2500): Promise<Store> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: await withTls(url),
    connectionTimeoutMillis: 2000,
    query_timeout: statementMs + 500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: `-c role=service_role -c lock_timeout=2000 -c statement_timeout=${statementMs}`,
  })
  // The pool replaces a broken connection; without a listener the error would end the process.
  pool.on('error', () => {})
  return { ...sessionOver(pool), close: () => pool.end() }
}

/** Works in a database as the role that its URL names. */
export async function asOwner<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: await withTls(url), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const { host, pathname } = new URL(url)
    throw new Error(`PostgreSQL at ${host}${pathname} cannot be reached: ${message || code}`)
  }
  return work(sessionOver(client)).finally(() => client.end())
}

type Client = { query(sql: string, parameters?: (string | null)[]): Promise<{ rows: unknown[] }> }

function sessionOver(client: Client): Session {
  const query = async (sql: string, parameters?: (string | null)[]) => (await client.query(sql, parameters)).rows
  return { query: query as Session['query'] }
}

/**
 * The URL with TLS and certificate checks. A database on this machine needs none.
 * @throws Error if the URL asks for a connection to another machine without them
 */
export async function withTls(url: string): Promise<string> {
  const { default: pg } = await import('pg')
  // What the driver will use: it also reads PGHOST and PGSSLMODE, and takes the last of repeated parameters.
  const driverSettings = (address: string) => new pg.Client({ connectionString: address }) as unknown as DriverSettings
  if (isLocal(driverSettings(url).host)) return url
  const parsed = new URL(url)
  if (!parsed.searchParams.getAll('sslmode').at(-1) && !driverSettings(url).ssl)
    parsed.searchParams.set('sslmode', 'verify-full')
  const { host, ssl } = driverSettings(parsed.href)
  if (ssl === true || (ssl && ssl.rejectUnauthorized !== false)) return parsed.href
  throw new Error(
    `${host} is another machine, so its PostgreSQL must be reached by TLS with a checked certificate: remove ` +
      '"sslmode" and "ssl" from DATABASE_URL; "sslrootcert" may name the file of a private CA.',
  )
}

type DriverSettings = { host: string; ssl: boolean | { rejectUnauthorized?: boolean } }

function isLocal(host: string): boolean {
  return ['localhost', '::1'].includes(host) || host.startsWith('/') || (isIP(host) === 4 && host.startsWith('127.'))
}
