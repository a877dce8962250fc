import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { withTimeout } from '../functions/_shared/services.ts'
import type { Session, Store } from './session.ts'

/** The PostgreSQL version of the installed PGlite. A folder opens only in the version that wrote it. */
const POSTGRES_MAJOR = '18'
/** After this time without an answer the database is stopped. The next call opens it again. */
const CALL_TIMEOUT_MS = 120_000
const CLOSE_MS = 10_000

type Options = {
  /** Where the database is kept; without it, in memory. Take the folder's lock first. */
  folder?: string
  /** A packed database to begin with, as PGlite's `dumpDataDir` returns it. */
  template?: Uint8Array
  /** Runs each time the database was opened. */
  onOpen?: (session: Session) => Promise<void>
}

/** Opens an embedded PostgreSQL, and creates it if needed. */
export async function openPglite({ folder, template, onOpen }: Options = {}): Promise<Store> {
  if (folder) refuseOtherMajor(folder)
  let opening: Promise<Store> | undefined
  let closed = false

  async function open(): Promise<Store> {
    const thread = startThread({ folder: folder ?? 'memory://', template }, () => (opening = undefined))
    try {
      await onOpen?.(thread)
    } catch (error) {
      // It would keep the process alive.
      await thread.close()
      throw error
    }
    return thread
  }
  const query: Session['query'] = async (sql, parameters) => {
    if (closed) throw new Error('The embedded database is closed.')
    return (await (opening ??= open())).query(sql, parameters)
  }

  await query('select 1')
  return {
    query,
    async close() {
      closed = true
      const last = await opening?.catch(() => undefined)
      await last?.close()
    },
  }
}

type Call = { resolve(value: never): void; reject(error: Error): void }
type Answer = { id: number; result?: unknown; error?: { message: string; code?: string } }

/** A database in a thread of its own. `onExit` is called when the thread has ended, for whatever reason. */
function startThread(workerData: object, onExit: () => void): Store {
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData, execArgv: [] })
  const calls = new Map<number, Call>()
  let last = 0
  let reason = 'was stopped'
  worker.on('message', ({ id, result, error }: Answer) => {
    const { resolve, reject } = calls.get(id)!
    calls.delete(id)
    if (error) reject(Object.assign(new Error(error.message), { code: error.code }))
    else resolve(result as never)
  })
  worker.on('error', (error) => (reason = `failed: ${error.message}`))
  worker.on('exit', () => {
    onExit()
    for (const { reject } of calls.values()) reject(new Error(`The embedded database ${reason}.`))
  })
  const stop = () => {
    reason = `did not answer for ${CALL_TIMEOUT_MS / 1000} seconds`
    void worker.terminate()
  }
  function call<Result>(job: 'query' | 'close', input?: object): Promise<Result> {
    const timer = setTimeout(stop, CALL_TIMEOUT_MS).unref()
    return new Promise<Result>((resolve, reject) => {
      calls.set(++last, { resolve, reject })
      worker.postMessage({ id: last, job, ...input })
    }).finally(() => clearTimeout(timer))
  }
  return {
    query: (sql, parameters) => call('query', { sql, parameters }),
    async close() {
      // A database that hangs is stopped like one that is killed: what it has stored is safe.
      await withTimeout(CLOSE_MS, call('close')).catch(() => {})
      await worker.terminate()
    },
  }
}

function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR
  if (version === POSTGRES_MAJOR) return
  throw new Error(
    `${folder} was written by PostgreSQL ${version}; the installed PGlite is ${POSTGRES_MAJOR} and cannot open it. ` +
      'supabase/README.md, "Moving the embedded data", says what to do.',
  )
}
