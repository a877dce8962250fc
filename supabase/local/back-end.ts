import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '../functions/_shared/deadline.ts'
import { clientBucket, isLoopback } from '../functions/_shared/client.ts'
import { configuredDeliveries } from '../functions/_shared/deliveries.ts'
import type { Database, Handler, LogEntry, Services } from '../functions/_shared/services.ts'
import { readSettings } from '../functions/_shared/settings.ts'
import { startWorker } from './local-worker.ts'
import { takeLock } from './lock.ts'
import { prepare } from './migrations.ts'
import { answerOperator, operatorToken } from './operator.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { printedMail } from './printed-mail.ts'
import { rpcOver } from './rpc.ts'
import type { Store } from './session.ts'

/** The functions that answer under /functions/v1/, by name. */
export const functionNames = [
  'send-contact-form',
  'send-hire-request',
  'send-playbook-request',
  'drain-outbox',
  'health',
] as const
type FunctionName = (typeof functionNames)[number]

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
  /** Says where this back end can be reached, for `npm run leads`. */
  reachableAt(url: string): void
  close(): Promise<void>
}

export type BackEndOptions = {
  folder: string
  /** What the person typed to start it. */
  command: string
  env?: Record<string, string | undefined>
  log?: (entry: LogEntry) => void
  /** Shows mail where no provider is set up. */
  print?: (text: string) => void
  /** Opens the database: that of DATABASE_URL, else the embedded one, unless told otherwise. */
  open?: () => Promise<Store>
}

/** How long an answer waits for a database that is still opening. */
const OPENING_MS = 12_000
// Everyone on one machine shares the overall limit; a developer's tests send more than an hour's visitors.
const LOCAL_SETTINGS = { LIMIT_OVERALL_HOUR: '3000' }

/** Opens a back end. Fails at once where another process has the embedded database; the database itself opens meanwhile. */
export function openBackEnd({
  folder,
  command,
  env = process.env,
  log = () => {},
  print = console.log,
  open,
}: BackEndOptions): BackEnd {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A PostgreSQL of one's own lets many in; the embedded one must not.
  const lock = env.DATABASE_URL ? undefined : takeLock(folder, command)
  const read = readSettings((name) => env[name] ?? LOCAL_SETTINGS[name as keyof typeof LOCAL_SETTINGS])
  const token = operatorToken(folder)
  const settings = { ...read, operatorKey: read.operatorKey ?? token }
  const ready = open ? open() : env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(folder)
  ready.catch(() => lock?.release())
  const database: Database = { rpc: async (name, args) => rpcOver(await ready).rpc(name, args) }
  const deliver = { mail: printedMail(print), ...configuredDeliveries(settings) }
  const worker = startWorker({ database, deliver, log }, settings.retentionMonths)
  ready.then(worker.wake, () => {})
  const services = (address: string | undefined): Services => ({
    database,
    settings,
    clientOf: (request) => {
      if (settings.clientAddressHeader)
        return clientBucket(request.headers.get(settings.clientAddressHeader) ?? undefined)
      return isLoopback(address) ? undefined : clientBucket(address)
    },
    deliver,
    queued: worker.wake,
    background: (work) => void work.catch(() => {}),
    log,
  })
  return {
    folder,
    ready,
    async handle(request, address, load) {
      const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1]
      await within(OPENING_MS, ready).catch(() => {})
      if (name === 'requests') return answerOperator(request, database, { ...settings, operatorKey: token })
      const known = functionNames.find((known) => known === name)
      if (!known)
        return new Response('{"error":"not_found"}', { status: 404, headers: { 'content-type': 'application/json' } })
      const { handler } = await load(known)
      return handler(request, services(address))
    },
    reachableAt: (url) => lock?.update({ url }),
    async close() {
      await worker.stop()
      await ready.then(
        (store) => store.close(),
        () => {},
      )
      lock?.release()
    },
  }
}

/** The embedded database of a folder. Hold its lock first. */
export async function openEmbedded(folder: string): Promise<Store> {
  const store = await openPglite({ folder: join(folder, 'postgres') })
  return asServiceRole(store)
}

/** Brings an embedded database up to date, and from then on lets it do only what Supabase's API may do. */
export async function asServiceRole(store: Store): Promise<Store> {
  await prepare(store)
  await store.query('set role service_role')
  return store
}
