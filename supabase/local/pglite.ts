import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Session, Store } from './session.ts'

/** The PostgreSQL version of the installed PGlite. A folder opens only in the version that wrote it. */
const POSTGRES_MAJOR = '18'
const CLOSE_MS = 10_000

type Options = {
  /** Where the database is kept; without it, in memory. Take the folder's lock first. */
  folder?: string
  /** A packed database to begin with, as PGlite's `dumpDataDir` returns it. */
  template?: Uint8Array
  /** Runs each time the database was opened. */
  prepare?: (session: Session) => Promise<void>
  /** After this time without an answer the database is stopped. The next call opens it again. */
  maxMs?: number
}

/** Opens an embedded PostgreSQL, and creates it if needed. */
export async function openPglite({ folder, template, prepare, maxMs = 120_000 }: Options = {}): Promise<Store> {
  if (folder) refuseOtherMajor(folder)
  let opening: Promise<DatabaseThread> | undefined
  let closed = false

  async function open(): Promise<DatabaseThread> {
    const thread = startThread({ folder: folder ?? 'memory://', template }, maxMs, () => (opening = undefined))
    try {
      await prepare?.(sessionOn(async () => thread))
    } catch (error) {
      // It would keep the process alive.
      await thread.terminate()
      throw error
    }
    return thread
  }
  const thread = () => {
    if (closed) throw new Error('The embedded database is closed.')
    return (opening ??= open())
  }

  const session = sessionOn(async () => thread())
  await session.query('select 1')
  return {
    ...session,
    async close() {
      closed = true
      const last = await opening?.catch(() => undefined)
      // A database that hangs is stopped like one that is killed: what it has stored is safe.
      const hangs = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([last?.call('close').catch(() => {}), hangs])
      await last?.terminate()
    },
  }
}

function sessionOn(thread: () => Promise<DatabaseThread>): Session {
  return {
    exec: async (sql) => (await thread()).call('exec', { sql }),
    query: async (sql: string, parameters: (string | null)[] = []) =>
      (await thread()).call('query', { sql, parameters }),
  }
}

type DatabaseThread = {
  call<Result>(job: 'exec' | 'query' | 'close', input?: object): Promise<Result>
  terminate(): Promise<unknown>
}
type Call = { resolve(value: never): void; reject(error: Error): void; timer: NodeJS.Timeout }
type Answer = { id: number; result?: unknown; error?: { message: string; code?: string } }

function startThread(workerData: object, maxMs: number, onExit: () => void): DatabaseThread {
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData, execArgv: [] })
  const calls = new Map<number, Call>()
  let next = 0
  let reason = 'was stopped'
  let ended = false
  const endedError = () => new Error(`The embedded database ${reason}.`)
  worker.on('message', ({ id, result, error }: Answer) => {
    const { resolve, reject, timer } = calls.get(id)!
    calls.delete(id)
    clearTimeout(timer)
    if (error) reject(Object.assign(new Error(error.message), { code: error.code }))
    else resolve(result as never)
  })
  worker.on('error', (error) => (reason = `failed: ${error.message}`))
  worker.on('exit', () => {
    ended = true
    onExit()
    for (const { reject, timer } of calls.values()) {
      clearTimeout(timer)
      reject(endedError())
    }
  })
  return {
    terminate: () => worker.terminate(),
    call: (job, input) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(endedError())
        const timer = setTimeout(() => {
          reason = `did not answer for ${maxMs / 1000} seconds`
          void worker.terminate()
        }, maxMs)
        calls.set(++next, { resolve, reject, timer })
        worker.postMessage({ id: next, job, ...input })
      }),
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
