import { isIP } from 'node:net'
import { DatabaseError } from '../functions/_shared/services.ts'
import { prepare } from './migrations.ts'
import type { Session, Store } from './session.ts'

/** Only one server at a time migrates a database; the number is any that nothing else uses. */
const MIGRATION_LOCK = '726229'

type ConnectOptions = {
  connections?: number
  role?: string
  /** How many milliseconds a statement may take. */
  statementMs?: number
}

/** Migrates a PostgreSQL as its owner, and opens it for the functions. */
export async function openPostgres(url: string): Promise<Store> {
  await asOwner(url, async (owner) => {
    await owner.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await prepare(owner)
  })
  return connectPostgres(url)
}

/** Opens a PostgreSQL that is up to date. Every wait has an end, the inner ones first: lock, statement, answer. */
export async function connectPostgres(
  url: string,
  { connections = 10, role = 'service_role', statementMs = 2500 }: ConnectOptions = {},
): Promise<Store> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: withTls(url),
    connectionTimeoutMillis: 2000,
    query_timeout: statementMs + 500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: `-c role=${role} -c lock_timeout=2000 -c statement_timeout=${statementMs}`,
    max: connections,
  })
  // A connection that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    where: placeOf(url),
    exec: async (sql) => void (await orDatabaseError(pool.query(sql))),
    query: (async (sql: string, values: (string | null)[] = []) =>
      (await orDatabaseError(pool.query(sql, values))).rows as unknown[]) as Session['query'],
    close: () => pool.end(),
  }
}

/** Works in a database as the role that its address names. */
export async function asOwner<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: withTls(url), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new Error(`PostgreSQL at ${placeOf(url)} cannot be reached: ${message || code}`)
  }
  try {
    return await work({
      exec: async (sql) =>
        void (await orDatabaseError(
          client
            .query(`begin;\n${sql}\n;commit;`)
            .catch((error: Error) => client.query('rollback').then(() => Promise.reject(error))),
        )),
      query: (async (sql: string, values: (string | null)[] = []) =>
        (await orDatabaseError(client.query(sql, values))).rows as unknown[]) as Session['query'],
    })
  } finally {
    await client.end()
  }
}

/**
 * An address that asks for TLS with a checked certificate, unless it is of this machine or has an `sslmode` of its
 * own.
 */
export function withTls(url: string): string {
  const parsed = new URL(url)
  if (parsed.searchParams.has('sslmode') || isLocal(parsed)) return url
  parsed.searchParams.set('sslmode', 'verify-full')
  return parsed.href
}

function isLocal({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? decodeURIComponent(hostname)).replace(/^\[|\]$/g, '')
  return (
    host === '' ||
    host.startsWith('/') ||
    host === 'localhost' ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  )
}

/** An address as it may be shown: without its password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

async function orDatabaseError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new DatabaseError((error as Error).message, (error as { code?: string }).code)
  }
}
