import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { json } from '../functions/_shared/answers.ts'
import { configuredDeliveries } from '../functions/_shared/outbox.ts'
import type { Database, Handler, LogEntry, Services } from '../functions/_shared/services.ts'
import { readSettings } from '../functions/_shared/settings.ts'
import { withTimeout } from '../functions/_shared/timeout.ts'
import { startWorker } from './local-worker.ts'
import { takeLock } from './lock.ts'
import { prepare } from './migrations.ts'
import { answerOperator, operatorToken } from './operator.ts'
import { clientOf, trustedPeers } from './peers.ts'
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

/** A back end on this machine: the functions in front of a database. */
export type BackEnd = {
  /** The folder that holds everything. */
  folder: string
  /** The database, once it is open; it takes some seconds the first time. */
  ready: Promise<Store>
  /** Answers what Supabase would answer under /functions/v1/. `address` is the peer's. */
  handle(request: Request, address: string | undefined, load: LoadFunction): Promise<Response>
  /** Records where this back end can be reached, for `npm run leads`. */
  reachableAt(url: string): void
  close(): Promise<void>
}

export type BackEndOptions = {
  folder: string
  /** What the person typed to start it. */
  command: string
  env?: Record<string, string | undefined>
  log?: (entry: LogEntry) => void
  /** Shows mail to a person where no provider is set up. Without it, mail waits in the outbox. */
  print?: (text: string) => void
  /** Opens the database: by default that of DATABASE_URL, or else the embedded one. */
  open?: () => Promise<Store>
}

/** How long an answer waits for a database that is still opening. */
const OPENING_MS = 12_000
const NO_MAIL = { outbox: 'mail', outcome: 'waiting', error: 'set RESEND_API_KEY, MAIL_FROM and MAIL_TO to send mail' }

/**
 * Opens a back end; its database opens meanwhile.
 * @throws FolderInUse if another process has the embedded database open
 * @throws Error if a setting is wrong
 */
export function openBackEnd({
  folder,
  command,
  env = process.env,
  log = () => {},
  print,
  open,
}: BackEndOptions): BackEnd {
  const read = readSettings((name) => env[name])
  if (read.problems.length > 0) throw new Error(`Settings: ${read.problems.join('; ')}.`)
  const isTrusted = trustedPeers(env.TRUSTED_PROXIES)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // PostgreSQL lets many processes in; the embedded database must not.
  const lock = env.DATABASE_URL ? undefined : takeLock(folder, command)
  const token = operatorToken(folder)
  const settings = { ...read, operatorKey: read.operatorKey ?? token }
  const ready = open ? open() : env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(folder)
  ready.catch(() => lock?.release())
  const database: Database = { rpc: async (name, args) => rpcOver(await ready).rpc(name, args) }
  const deliver = { ...(print && { mail: printedMail(print) }), ...configuredDeliveries(settings) }
  const worker = startWorker({ database, deliver, log, settings })
  const queued = () => {
    if (!deliver.mail) log(NO_MAIL)
    worker.wake()
  }
  ready.then(queued, () => {})
  const services = (address: string | undefined): Services => ({
    database,
    settings,
    clientOf: (request) => clientOf(request, address, settings.clientAddressHeader, isTrusted),
    deliver,
    queued,
    background: (work) => void work.catch(() => {}),
    log,
  })
  return {
    folder,
    ready,
    async handle(request, address, load) {
      const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1]
      await withTimeout(OPENING_MS, ready).catch(() => {})
      if (name === 'requests') return answerOperator(request, database, { ...settings, operatorKey: token })
      const known = functionNames.find((known) => known === name)
      if (!known) return json(404, { error: 'not_found' })
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
  return asServiceRole(await openPglite({ folder: join(folder, 'postgres') }))
}

/** Brings an embedded database up to date, and from then on lets it do only what Supabase's API may do. */
export async function asServiceRole(store: Store): Promise<Store> {
  await prepare(store)
  await store.query('set role service_role')
  return store
}
