import type { Client } from './client-address.ts'
import type { Deliver, Delivery } from './delivery.ts'
import type { Settings } from './settings.ts'

/** A database. */
export type Database = {
  /**
   * Runs one SQL function of the migrations in one transaction.
   * @throws an Error; its `code` is PostgreSQL's where PostgreSQL has refused
   */
  rpc(name: string, args: Record<string, unknown>): Promise<unknown>
}

/** One line of a log. It never holds what a visitor typed, nor an address of a visitor. */
export type LogEntry = Record<string, string | number | boolean | undefined>

/** What a handler needs from its platform. */
export type Services = {
  database: Database
  settings: Settings
  /** The client that sent a request. */
  clientOf(request: Request): Client
  /** Sends queued deliveries, by target. Those of a missing target stay queued. */
  deliver: Partial<Record<Delivery['target'], Deliver>>
  /** Called after a delivery was queued. Returns at once. */
  queued(): void
  /** Keeps the process alive until the work is done, although the request is answered. */
  background(work: Promise<unknown>): void
  log(entry: LogEntry): void
}

/** What every function exports: it answers a request on any platform. */
export type Handler = (request: Request, services: Services) => Promise<Response>

/**
 * A promise's result. The work itself may still finish: a repeat with the same key finds what it stored.
 * @throws `error`, or an Error, after the given milliseconds
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>, error = new Error('timed out')): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
