import type { PoolClient, PoolConfig, QueryConfig } from 'pg'
import { within } from '../functions/_shared/deadline.ts'
import { DatabaseError } from '../functions/_shared/services.ts'
import { prepare } from './migrations.ts'
import type { Session, Store } from './session.ts'

/** Every wait has an end, the inner ones first: a lock, a statement, then the wait for its answer, and for a connection. */
const ANSWER_MS = 3000
const WAITS = { connectionTimeoutMillis: 2000, idleTimeoutMillis: 30_000, keepAlive: true } satisfies PoolConfig
const WAITS_OF_THE_SERVER = '-c lock_timeout=2000 -c statement_timeout=2500'
/** Only one server at a time brings a database up to date; the number is any that nothing else takes. */
const MIGRATION_LOCK = '726229'

/** Brings a PostgreSQL of one's own up to date, as its owner, and opens it for the functions. */
export async function openPostgres(url: string): Promise<Store> {
  await asOwner(url, async (owner) => {
    await owner.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await prepare(owner)
  })
  return connectPostgres(url)
}

/** Opens a PostgreSQL that is up to date. Statements are prepared once for each connection. */
export async function connectPostgres(url: string, { connections = 10, role = 'service_role' } = {}): Promise<Store> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    ...WAITS,
    options: `-c role=${role} ${WAITS_OF_THE_SERVER}`,
    max: connections,
  })
  // A connection that dies while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  // Kept at hand after their statement: the pool's timers around each cost as much as a small statement does.
  const spare: PoolClient[] = []
  const known = new WeakSet<PoolClient>()
  const connection = async () => {
    const client = await pool.connect()
    if (!known.has(client))
      client.on('error', () => spare.includes(client) && spare.splice(spare.indexOf(client), 1)[0]!.release(true))
    known.add(client)
    return client
  }
  const run = async (statement: QueryConfig) => {
    const client = spare.pop() ?? (await connection())
    try {
      const { rows }: { rows: unknown[] } = await within(ANSWER_MS, client.query(statement))
      if (pool.waitingCount > 0) client.release()
      else spare.push(client)
      return rows
    } catch (error) {
      // Whoever is to blame, no statement follows on a connection that may still be at this one.
      client.release(true)
      throw error
    }
  }
  const names = new Map<string, string>()
  const nameOf = (sql: string) => names.get(sql) ?? names.set(sql, `staffroom_${names.size}`).get(sql)!
  return {
    where: placeOf(url),
    exec: async (sql) => void (await orDatabaseError(run({ text: sql }))),
    query: ((sql: string, values: (string | null)[] = []) =>
      orDatabaseError(run({ name: nameOf(sql), text: sql, values }))) as Session['query'],
    close() {
      for (const client of spare.splice(0)) client.release()
      return pool.end()
    },
  }
}

/** Works in a database as the role that its address names. */
export async function asOwner<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `PostgreSQL at ${placeOf(url)} cannot be reached: ${(error as Error).message || (error as { code?: string }).code}`,
    )
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
