import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '../functions/_shared/deadline.ts'
import { clientBucket, isLoopback } from '../functions/_shared/client.ts'
import type { Database, Handler, LogEntry, Services } from '../functions/_shared/services.ts'
import { readSettings } from '../functions/_shared/settings.ts'
import { takeLock, type Lock } from './lock.ts'
import { migrate, supabaseRoles } from './migrations.ts'
import { answerOperator, operatorToken } from './operator.ts'
import { openPglite } from './pglite.ts'
import { rpcOver } from './rpc.ts'
import type { Store } from './session.ts'

/** The functions that answer under /functions/v1/, by name. */
export const functionNames = ['send-contact-form', 'send-hire-request', 'send-playbook-request'] as const
export type FunctionName = (typeof functionNames)[number]

/** Gives a function's module; in development the newest one. */
export type LoadFunction = (name: FunctionName) => Promise<{ handler: Handler }>

/** A back end on this machine: the functions in front of a database that it keeps. */
export type BackEnd = {
  /** The folder that holds everything. */
  folder: string
  /** The database, once it is open; it takes some seconds the first time. */
  ready: Promise<Store>
  /** Answers what Supabase would answer under /functions/v1/. `address` is who is connected. */
  handle(request: Request, address: string | undefined, load: LoadFunction): Promise<Response>
  /** Says where this back end can be reached, for `npm run requests`. */
  reachableAt(url: string): void
  close(): Promise<void>
}

export type BackEndOptions = {
  folder: string
  /** What the person typed to start it. */
  command: string
  env?: Record<string, string | undefined>
  log?: (entry: LogEntry) => void
  /** Opens the database; the embedded one unless told otherwise. */
  open?: (folder: string) => Promise<Store>
}

/** How long an answer waits for a database that is still opening. */
const OPENING_MS = 12_000
// Everyone on one machine shares the overall limit; a developer's tests send more than an hour's visitors.
const LOCAL_SETTINGS = { LIMIT_OVERALL_HOUR: '3000' }

/** Opens a back end. Fails at once where another process has the folder; the database itself opens meanwhile. */
export function openBackEnd({ folder, command, env = process.env, log = () => {}, open = openEmbedded }: BackEndOptions): BackEnd {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = takeLock(folder, command)
  const settings = readSettings((name) => env[name] ?? LOCAL_SETTINGS[name as keyof typeof LOCAL_SETTINGS])
  const token = operatorToken(folder)
  const ready = open(join(folder, 'postgres'))
  ready.catch(() => lock.release())
  const database: Database = { rpc: async (name, args) => rpcOver(await ready).rpc(name, args) }
  const services = (address: string | undefined): Services => ({
    database,
    settings: { ...settings, operatorKey: settings.operatorKey ?? token },
    clientOf: (request) => {
      if (settings.clientAddressHeader) return clientBucket(request.headers.get(settings.clientAddressHeader) ?? undefined)
      return isLoopback(address) ? undefined : clientBucket(address)
    },
    queued: () => {},
    background: (work) => void work.catch(() => {}),
    log,
  })
  return {
    folder,
    ready,
    async handle(request, address, load) {
      const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1]
      await within(OPENING_MS, ready).catch(() => {})
      if (name === 'requests') return answerOperator(request, database, token)
      const known = functionNames.find((known) => known === name)
      if (!known) return new Response('{"error":"not_found"}', { status: 404, headers: { 'content-type': 'application/json' } })
      const { handler } = await load(known)
      return handler(request, services(address))
    },
    reachableAt: (url) => lock.update({ url }),
    close: () => closeAll(ready, lock),
  }
}

async function openEmbedded(folder: string): Promise<Store> {
  const store = await openPglite({ folder })
  await prepare(store)
  return store
}

/** Brings a fresh session up to date, and from then on lets it do only what Supabase's API may do. */
export async function prepare(store: Store): Promise<void> {
  await store.exec(supabaseRoles())
  await migrate(store)
  await store.query('set role service_role')
}

async function closeAll(ready: Promise<Store>, lock: Lock): Promise<void> {
  await ready.then((store) => store.close(), () => {})
  lock.release()
}
