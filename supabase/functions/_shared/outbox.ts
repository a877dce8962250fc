import type { Delivery, DeliveryResult } from './delivery.ts'
import { resend } from './mail.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { webhook } from './webhook.ts'

/** What a worker needs: the database, and a way to each target that is set up. */
export type Outbox = Pick<Services, 'database' | 'deliver' | 'log'>

/** Longer than a delivery can take: until it is over, no other worker touches the row. */
const LEASE_SECONDS = 60
const BATCH = 5
const MAX_WAIT_SECONDS = 15 * 60
// Providers remember an idempotency key for a day from its first use: a later retry could arrive twice.
const GIVE_UP_AFTER_SECONDS = 23 * 3600

/** How many deliveries a worker sent, will try again, and gave up. */
export type Drained = { sent: number; retried: number; dead: number }

/** A way to each target that the settings name. */
export function configuredDeliveries({ mail, webhook: hook }: Settings): Outbox['deliver'] {
  return { ...(mail && { mail: resend(mail) }), ...(hook && { webhook: webhook(hook) }) }
}

/**
 * Delivers what is due, a few at a time, until nothing is or the time is over. Any number of workers may do so at
 * once.
 */
export async function drainOutbox(outbox: Outbox, milliseconds = 20_000): Promise<Drained> {
  const drained: Drained = { sent: 0, retried: 0, dead: 0 }
  const targets = Object.keys(outbox.deliver)
  const end = Date.now() + milliseconds
  while (targets.length > 0 && Date.now() < end) {
    const args = { count: BATCH, lease_seconds: LEASE_SECONDS, targets }
    const batch = (await outbox.database.rpc('claim_outbox', args)) as Delivery[]
    if (batch.length === 0) break
    const results = await Promise.all(batch.map((delivery) => deliverOne(delivery, outbox)))
    for (const result of results) drained[result === 'retry' ? 'retried' : result] += 1
  }
  return drained
}

async function deliverOne(delivery: Delivery, { database, deliver, log }: Outbox): Promise<'sent' | 'retry' | 'dead'> {
  const { id, lease, target, attempts, request } = delivery
  let result: DeliveryResult
  try {
    result = await deliver[target]!(delivery)
  } catch (error) {
    result = { result: 'retry', error: (error as Error).name }
  }
  const settled = settlement(delivery, result)
  log({ outbox: target, id: request?.id ?? id, outcome: settled.result, attempt: attempts, error: settled.error })
  await database.rpc('settle_outbox', { id, lease, ...settled })
  return settled.result
}

/** What is stored about a result: sent, given up, or when to try again. */
export function settlement(
  { attempts, tried_seconds }: Pick<Delivery, 'attempts' | 'tried_seconds'>,
  outcome: DeliveryResult,
  random: () => number = Math.random,
) {
  if (outcome.result === 'sent') return { result: 'sent' as const, provider_id: outcome.providerId, error: undefined }
  if (tried_seconds > GIVE_UP_AFTER_SECONDS) return { result: 'dead' as const, error: outcome.error }
  // Jitter over the whole range, so that what failed together does not return together.
  const wait = Math.min(MAX_WAIT_SECONDS, 2 ** Math.min(attempts, 20)) * random()
  const delay_seconds = Math.max(wait, outcome.retryAfterSeconds ?? 0)
  return { result: 'retry' as const, delay_seconds, error: outcome.error }
}
