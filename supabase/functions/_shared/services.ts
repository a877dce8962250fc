import type { Client } from './client.ts'
import type { Deliver, Delivery } from './delivery.ts'
import type { Settings } from './settings.ts'

/** The functions of the migrations that may be called. */
export type Procedure =
  | 'submit_request'
  | 'claim_outbox'
  | 'settle_outbox'
  | 'count_outcomes'
  | 'health'
  | 'queue_digest'
  | 'run_maintenance'
  | 'list_requests'
  | 'request_stats'
  | 'export_subject'
  | 'erase_subject'
  | 'review_request'
  | 'requeue_dead'

/** A database: each call is one function of the migrations, and one transaction. */
export type Database = {
  rpc(name: Procedure, args: Record<string, unknown>): Promise<unknown>
}

/** A database's error, with PostgreSQL's code where it gave one. */
export class DatabaseError extends Error {
  readonly sqlstate: string | undefined
  constructor(message: string, sqlstate?: string) {
    super(message)
    this.sqlstate = sqlstate
  }
}

/** PostgreSQL's code of an error, whichever copy of this module made it. */
export function sqlstateOf(error: unknown): string | undefined {
  return (error as { sqlstate?: string } | undefined)?.sqlstate
}

/** One line of a log. It never holds what a visitor typed, nor an address. */
export type LogEntry = Record<string, string | number | boolean | undefined>

/** What a handler needs from the place it runs in. */
export type Services = {
  database: Database
  settings: Settings
  /** What tells the sender of a request apart from others. */
  clientOf(request: Request): Client
  /** How what is queued reaches its targets. */
  deliver: Partial<Record<Delivery['target'], Deliver>>
  /** Called after something was queued for delivery. It must not be awaited. */
  queued(): void
  /** Keeps the process alive until a promise that outlives its answer is settled. */
  background(work: Promise<unknown>): void
  log(entry: LogEntry): void
}

/** What every function of this folder exports: from a request to its answer, wherever it runs. */
export type Handler = (request: Request, services: Services) => Promise<Response>
