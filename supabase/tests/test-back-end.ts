import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { LogEntry } from '../functions/_shared/services.ts'
import { asServiceRole, openBackEnd, type BackEndOptions, type LoadFunction } from '../local/back-end.ts'
import { allMigrations, migrateWithRoles } from '../local/migrations.ts'
import { openPglite } from '../local/pglite.ts'
import { rpcOver, type Store } from '../local/session.ts'

const CACHE = 'node_modules/.cache/staffroom'

/** A migrated database, packed: made once for each state of the migrations, since making one takes seconds. */
async function template(): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(allMigrations())).digest('hex').slice(0, 16)
  const file = join(CACHE, `database-${hash}.tar.gz`)
  if (!existsSync(file)) {
    const database = await PGlite.create()
    await migrateWithRoles({ query: async <Row>(sql: string) => (await database.exec(sql)).at(-1)?.rows as Row[] })
    const packed = await database.dumpDataDir('gzip')
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, new Uint8Array(await packed.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
    await database.close()
  }
  return new Uint8Array(readFileSync(file))
}

/** A fresh database in memory, as the functions see it. */
export async function openTestStore(): Promise<Store> {
  return openPglite({ template: await template(), onOpen: asServiceRole })
}

/** Loads a function's module as it is on disk. */
export const loadFunction: LoadFunction = (name) => import(`../functions/${name}/index.ts`)

/** A whole back end in memory, for tests, with what a test needs to look behind it. */
export async function openTestBackEnd(env: Record<string, string> = {}, options: Partial<BackEndOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'staffroom-test-'))
  const log: LogEntry[] = []
  const mails: string[] = []
  const backEnd = openBackEnd({
    folder,
    command: 'a test',
    env: { DATABASE_MS: '30000', ...env },
    open: openTestStore,
    log: (entry) => log.push(entry),
    print: (mail) => mails.push(mail),
    ...options,
  })
  const store = await backEnd.ready
  return {
    backEnd,
    folder,
    log,
    /** What would have been mailed. */
    mails,
    /** Calls a function of the back end; a `body` that is no text is sent as JSON. */
    send(
      path: string,
      {
        body,
        headers = {},
        method = 'POST',
        address = '192.0.2.7',
      }: { body?: unknown; headers?: Record<string, string>; method?: string; address?: string } = {},
    ): Promise<Response> {
      const plain =
        typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream || body === undefined
      const request = new Request(`http://staffroom.test/functions/v1/${path}`, {
        method,
        headers: { ...(plain ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: plain ? body : JSON.stringify(body), duplex: 'half' }),
      } as RequestInit)
      return backEnd.handle(request, address, loadFunction)
    },
    rpc: (name: string, args: Record<string, unknown> = {}) => rpcOver(store).rpc(name, args) as Promise<never>,
    /** Looks behind the functions, as the database's owner. */
    async sql<Row = Record<string, unknown>>(query: string, parameters?: string[]): Promise<Row[]> {
      await store.query('reset role')
      try {
        return await store.query<Row>(query, parameters)
      } finally {
        await store.query('set role service_role')
      }
    },
    async close() {
      await backEnd.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestBackEnd = Awaited<ReturnType<typeof openTestBackEnd>>

/** A demo request that every rule accepts. */
export const demoRequest = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Engines Ltd',
  workEmail: 'ada@engines.co.uk',
  phoneNumber: '',
  message: 'We miss calls at lunch.',
}
