import type { Deliver, Delivery, DeliveryResult } from './delivery.ts'
import type { Database, LogEntry } from './services.ts'

/** What a worker needs: the database, and a way to each target that is set up. */
export type Outbox = {
  database: Database
  deliver: Partial<Record<Delivery['target'], Deliver>>
  log(entry: LogEntry): void
}

/** Longer than a delivery can take: while it lasts, no other worker touches the row. */
const LEASE_SECONDS = 60
const BATCH = 5
const FIRST_WAIT_SECONDS = 1
const LONGEST_WAIT_SECONDS = 15 * 60
// Providers remember an idempotency key for a day from its first use: a later retry could arrive twice.
const GIVE_UP_AFTER_SECONDS = 23 * 3600

export type Drained = { sent: number; retried: number; dead: number }

/** Delivers what is due, a few at a time, until nothing is or the time is over. Any number of workers may do so at once. */
export async function drainOutbox({ database, deliver, log }: Outbox, milliseconds = 20_000): Promise<Drained> {
  const drained: Drained = { sent: 0, retried: 0, dead: 0 }
  const targets = Object.keys(deliver)
  const end = Date.now() + milliseconds
  while (targets.length > 0 && Date.now() < end) {
    const batch = (await database.rpc('claim_outbox', {
      count: BATCH,
      lease_seconds: LEASE_SECONDS,
      targets,
    })) as Delivery[]
    if (batch.length === 0) break
    await Promise.all(
      batch.map(async (delivery) => {
        const result = await deliver[delivery.target]!(delivery).catch((error: Error): DeliveryResult => ({
          result: 'retry',
          error: error.name,
        }))
        const settled = settlement(delivery, result)
        drained[settled.result === 'sent' ? 'sent' : settled.result === 'dead' ? 'dead' : 'retried'] += 1
        log({
          outbox: delivery.target,
          template: delivery.template,
          id: delivery.id,
          outcome: settled.result,
          attempt: delivery.attempts,
          error: settled.error,
        })
        await database.rpc('settle_outbox', {
          id: delivery.id,
          target: delivery.target,
          lease: delivery.lease,
          ...settled,
        })
      }),
    )
  }
  return drained
}

/** What is written down: sent, given up, or when to try again. */
export function settlement(
  { attempts, tried_seconds }: Pick<Delivery, 'attempts' | 'tried_seconds'>,
  outcome: DeliveryResult,
  random: () => number = Math.random,
) {
  if (outcome.result === 'sent') return { result: 'sent' as const, provider_id: outcome.providerId, error: undefined }
  if (outcome.result === 'refused') return { result: 'dead' as const, error: outcome.error }
  if (tried_seconds > GIVE_UP_AFTER_SECONDS) return { result: 'dead' as const, error: outcome.error }
  // Jitter over the whole range, so that what failed together does not return together.
  const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 20)) * random()
  return {
    result: 'retry' as const,
    delay_seconds: Math.max(wait, outcome.retryAfterSeconds ?? 0),
    error: outcome.error,
  }
}
