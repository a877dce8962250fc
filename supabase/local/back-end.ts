import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isOperator } from '../functions/_shared/access.ts'
import { jsonResponse } from '../functions/_shared/answers.ts'
import type { Deliver } from '../functions/_shared/delivery.ts'
import { composeMail } from '../functions/_shared/mail.ts'
import { configuredDeliveries, drainOutbox, runMaintenance, type Outbox } from '../functions/_shared/outbox.ts'
import {
  withTimeout,
  type Database,
  type Handler,
  type LogEntry,
  type Services,
} from '../functions/_shared/services.ts'
import { readSettings } from '../functions/_shared/settings.ts'
import { withCallQueue } from './call-queue.ts'
import { operatorToken, takeLock } from './data-folder.ts'
import { migrateWithRoles } from './migrations.ts'
import { clientOf } from './node-http.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { rpcOver, type Session, type Store } from './session.ts'

/** Loads a function's module; in development the newest version. */
export type LoadFunction = (name: string) => Promise<{ handler: Handler }>

/** A back end on this machine: the functions in front of a database. */
export type BackEnd = {
  /** The open database. The first opening takes some seconds. */
  ready: Promise<Store>
  /** Answers a request to /functions/v1/, as Supabase does. `address` is the peer's. */
  handle(request: Request, address: string | undefined, load: LoadFunction): Promise<Response>
  close(): Promise<void>
}

export type BackEndOptions = {
  folder: string
  /** The command that the user ran. */
  command: string
  /** The URL of this process's server, for `npm run leads`. */
  url?: string
  env?: Record<string, string | undefined>
  log?: (entry: LogEntry) => void
  /** Prints mail if no provider is set up. Without it, mail stays queued. */
  print?: (text: string) => void
  /** Opens the database: by default DATABASE_URL, or the embedded one. */
  open?: () => Promise<Store>
}

const FUNCTIONS = new URL('../functions/', import.meta.url)
/** How long a request waits while the database is opening. */
const OPENING_MS = 12_000
/** At most 16 MB of forms. A refused client retries at once, which costs more than letting it wait. */
const MAX_WAITING = 1000
const NO_MAIL = { outbox: 'mail', outcome: 'waiting', error: 'set RESEND_API_KEY, MAIL_FROM and MAIL_TO to send mail' }

/**
 * Starts a back end. Its database opens in the background.
 * @throws FolderInUse if another process has the embedded database open
 * @throws Error if a setting is invalid
 */
export function openBackEnd({
  folder,
  command,
  url,
  env = process.env,
  log = () => {},
  print,
  open,
}: BackEndOptions): BackEnd {
  const read = readSettings((name) => env[name])
  if (read.problems.length > 0) throw new Error(`Wrong settings:\n${read.problems.join('\n')}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Only the embedded database must belong to one process.
  const release = env.DATABASE_URL ? () => {} : takeLock(folder, command, url)
  const token = operatorToken(folder)
  const settings = { ...read, operatorKey: read.operatorKey ?? token }
  const ready = open ? open() : env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(folder)
  const database: Database = { rpc: async (name, args) => rpcOver(await ready).rpc(name, args) }
  // The embedded database runs one call at a time and gets the next one meanwhile; a pool of PostgreSQL has ten.
  const visitors = withCallQueue(database, {
    running: env.DATABASE_URL ? 10 : 2,
    waiting: MAX_WAITING,
    waitMs: settings.databaseMs,
  })
  const deliver = { ...(print && { mail: printedMail(print) }), ...configuredDeliveries(settings) }
  const worker = ready.then(() => startWorker({ database, deliver, log, settings }))
  worker.catch(release)
  const queued = () => {
    if (!deliver.mail) log(NO_MAIL)
    worker.then(({ deliverDue }) => deliverDue()).catch(() => {})
  }
  const services = (address: string | undefined): Services => ({
    database: visitors,
    settings,
    clientOf: (request) =>
      clientOf(request, address ?? '127.0.0.1', settings.clientAddressHeader, settings.trustedProxies),
    deliver,
    queued,
    background: (work) => void work.catch(() => {}),
    log,
  })
  return {
    ready,
    async handle(request, address, load) {
      const name = /^\/functions\/v1\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1]
      await withTimeout(OPENING_MS, ready).catch(() => {})
      if (name === 'requests') return answerOperator(request, database, token)
      if (!name || !existsSync(new URL(`${name}/index.ts`, FUNCTIONS))) return jsonResponse(404, { error: 'not_found' })
      const { handler } = await load(name)
      return handler(request, services(address))
    },
    async close() {
      await worker.then(({ stop }) => stop()).catch(() => {})
      await ready.then((store) => store.close()).catch(() => {})
      release()
    },
  }
}

/** Opens the embedded database of a folder. Take its lock first. */
export function openEmbedded(folder: string): Promise<Store> {
  return openPglite({ folder: join(folder, 'postgres'), onOpen: asServiceRole })
}

/** Migrates an embedded database, and reduces its rights to those of Supabase's API. */
export async function asServiceRole(session: Session): Promise<void> {
  await migrateWithRoles(session)
  await session.query('set role service_role')
}

/** Answers an operator's command. A local address proves nothing: behind a proxy every visitor has one. */
async function answerOperator(request: Request, database: Database, token: string): Promise<Response> {
  if (!(await isOperator(request, token))) return jsonResponse(401, { error: 'unauthorized' })
  if (request.method !== 'POST') return jsonResponse(405, { error: 'method_not_allowed' })
  const { command = '', args = {} } = (await request.json().catch(() => ({}))) as {
    command?: string
    args?: Record<string, unknown>
  }
  if (!/^[a-z_]+$/.test(command)) return jsonResponse(400, { error: 'unknown_command' })
  try {
    return jsonResponse(200, await database.rpc(command, args))
  } catch (error) {
    return jsonResponse(503, { error: (error as Error).message })
  }
}

/** Prints mail in the terminal of a developer. The lead is listed as printed, not as sent. */
function printedMail(print: (text: string) => void): Deliver {
  return async (delivery) => {
    const { subject, text } = composeMail(delivery)
    const why = 'printed, not sent: RESEND_API_KEY, MAIL_FROM and MAIL_TO are not set'
    print(`\nMail to the team (${why})\nSubject: ${subject}\n${text.replace(/^/gm, '  ')}`)
    return { result: 'sent', providerId: 'printed' }
  }
}

const DELIVERY_INTERVAL_MS = 5000
const MAINTENANCE_INTERVAL_MS = 600_000

/** Starts the schedule of a hosted project in this process: it delivers what is due, and runs maintenance. */
export function startWorker(services: Outbox & Pick<Services, 'settings'>) {
  const running = new Map<string, Promise<unknown>>()
  const deliverDue = () => {
    // A target that hangs must not keep the next mail waiting until its loop ends.
    for (const [target, deliver] of Object.entries(services.deliver)) {
      if (running.has(target)) continue
      const drained = drainOutbox({ ...services, deliver: { [target]: deliver } })
        .catch((error: Error) => services.log({ outbox: 'worker', outcome: 'failed', error: error.message }))
        .finally(() => running.delete(target))
      running.set(target, drained)
    }
  }
  const timers = [
    setInterval(deliverDue, DELIVERY_INTERVAL_MS).unref(),
    setInterval(() => void runMaintenance(services), MAINTENANCE_INTERVAL_MS).unref(),
  ]
  deliverDue()
  void runMaintenance(services)
  return {
    /** Delivers what is due now. */
    deliverDue,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.race([Promise.all(running.values()), new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    },
  }
}
