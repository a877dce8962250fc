import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseError } from '../functions/_shared/services.ts'
import type { Store } from './session.ts'

/** The PostgreSQL version of the installed PGlite. A folder opens only in the version that wrote it. */
const POSTGRES_MAJOR = '18'

type Answer = { ready?: true; id?: number; result?: unknown; error?: { message: string; code?: string } }

/**
 * Opens an embedded PostgreSQL in a folder, and creates it if needed. Take the folder's lock first. Without a folder
 * it is in memory. `template` is a database that `dump` returned.
 */
export async function openPglite({ folder, template }: { folder?: string; template?: Uint8Array } = {}): Promise<
  Store & { dump(): Promise<Uint8Array> }
> {
  if (folder) refuseOtherMajor(folder)
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), {
    workerData: { folder: folder ?? 'memory://', template },
    execArgv: [],
  })
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  let next = 0
  let ended: Error | undefined

  const ready = new Promise<void>((resolve, reject) => {
    const end = (error: Error) => {
      ended = error
      reject(error)
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    worker.on('message', ({ ready, id, result, error }: Answer) => {
      if (ready) return resolve()
      const call = waiting.get(id!)
      waiting.delete(id!)
      if (error) call?.reject(new DatabaseError(error.message, error.code))
      else call?.resolve(result as never)
    })
    worker.on('error', (error) => end(new DatabaseError(`The embedded database failed: ${error.message}`)))
    worker.on('exit', () => end(new DatabaseError('The embedded database is closed.')))
  })
  const call = <Result>(job: string, input: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.set(++next, { resolve, reject })
      worker.postMessage({ id: next, job, ...input })
    })

  await ready
  return {
    exec: (sql) =>
      call('exec', { sql: `begin;\n${sql}\n;commit;` }).catch(async (error) => {
        await call('exec', { sql: 'rollback' }).catch(() => {})
        throw error
      }) as Promise<void>,
    query: (sql: string, parameters: (string | null)[] = []) => call('query', { sql, parameters }),
    dump: () => call('dump'),
    async close() {
      if (ended) return
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      await call('close').catch(() => {})
      await exited
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
