import { deliverOverHttp, type Deliver, type Delivery, type DeliveryResult } from './delivery.ts'
import { resend } from './mail.ts'
import type { Services } from './services.ts'
import type { Settings, WebhookSettings } from './settings.ts'

/** Longer than a delivery can take. Until it ends, no other worker claims the row. */
const LEASE_SECONDS = 60
const BATCH = 5
const MAX_RETRY_DELAY_SECONDS = 15 * 60
// Providers remember an idempotency key for a day: a later retry could arrive twice. A late acknowledgement helps nobody.
const GIVE_UP_AFTER_SECONDS = { mail: 23 * 3600, webhook: 23 * 3600, acknowledgement: 600 }

/** The services of a worker. */
export type Outbox = Pick<Services, 'database' | 'deliver' | 'log'>

/** How to deliver to each target that is set up. */
export function configuredDeliveries({ mail, webhook: webhookSettings }: Settings): Outbox['deliver'] {
  return {
    ...(mail && { mail: resend(mail) }),
    ...(mail?.acknowledge && { acknowledgement: resend(mail) }),
    ...(webhookSettings && { webhook: webhook(webhookSettings) }),
  }
}

/**
 * Delivers what is due, in batches, until nothing is left or the time is over. Each target has a loop of its own, so
 * that one that hangs does not hold up the others. Several workers may run at once.
 * @returns how many deliveries were sent, will be retried, and failed for good
 */
export async function drainOutbox(outbox: Outbox, milliseconds = 20_000) {
  const drained = { sent: 0, retried: 0, dead: 0 }
  const end = performance.now() + milliseconds
  const drainTarget = async (target: string) => {
    while (performance.now() < end) {
      const args = { count: BATCH, lease_seconds: LEASE_SECONDS, targets: [target] }
      const batch = (await outbox.database.rpc('claim_outbox', args)) as Delivery[]
      if (batch.length === 0) break
      const results = await Promise.all(batch.map((delivery) => deliverOne(delivery, outbox)))
      for (const result of results) drained[result === 'retry' ? 'retried' : result] += 1
    }
  }
  await Promise.all(Object.keys(outbox.deliver).map(drainTarget))
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
  const stored = settlement(delivery, result)
  log({ outbox: target, id: request?.id ?? id, outcome: stored.result, attempt: attempts, error: stored.error })
  await database.rpc('settle_outbox', { id, lease, ...stored })
  return stored.result
}

/** What is stored about a result: sent, failed for good, or when to retry. */
export function settlement(
  { target, attempts, tried_seconds }: Pick<Delivery, 'target' | 'attempts' | 'tried_seconds'>,
  outcome: DeliveryResult,
  random: () => number = Math.random,
) {
  if (outcome.result === 'sent') return { result: 'sent' as const, provider_id: outcome.providerId, error: undefined }
  if (tried_seconds > GIVE_UP_AFTER_SECONDS[target]) return { result: 'dead' as const, error: outcome.error }
  // Full jitter, so that deliveries that failed together are not retried together.
  const wait = Math.min(MAX_RETRY_DELAY_SECONDS, 2 ** Math.min(attempts, 20)) * random()
  const delay_seconds = Math.max(wait, outcome.retryAfterSeconds ?? 0)
  return { result: 'retry' as const, delay_seconds, error: outcome.error }
}

/**
 * Queues a digest if something waits for a person, deletes requests past their retention, and settles what waits for a
 * webhook that was switched off. A part that fails is logged and does not stop the other.
 * @returns whether both parts succeeded
 */
export async function runMaintenance({ database, deliver, log, settings }: Outbox & Pick<Services, 'settings'>) {
  const run = (name: string, args: Record<string, unknown>) =>
    database.rpc(name, args).then(
      () => true,
      ({ name: error, code }: Error & { code?: string }) => {
        log({ maintenance: name, outcome: 'failed', code, error })
        return false
      },
    )
  const digest = !deliver.mail || (await run('queue_digest', {}))
  // With wrong settings a webhook is not off: its deliveries wait until the settings are right.
  const webhook_off = !settings.webhook && settings.problems.length === 0
  return (await run('run_maintenance', { retention_months: settings.retentionMonths, webhook_off })) && digest
}

/**
 * Sends a request to another system, signed as standardwebhooks.com describes: HMAC-SHA-256 over id, time and body.
 * The receiver checks the signature, rejects old times, and recognises a repeat by its id.
 */
export function webhook({ url, secret }: WebhookSettings, now: () => number = Date.now): Deliver {
  return async ({ request }) => {
    const timestamp = String(Math.floor(now() / 1000))
    const { id, createdAt } = request!
    const body = JSON.stringify({ type: 'request.created', timestamp: createdAt, data: request })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await sign(secret, `${id}.${timestamp}.${body}`)}`,
    }
    return deliverOverHttp(url, headers, body)
  }
}

async function sign(secret: string, content: string): Promise<string> {
  const raw = Uint8Array.from(atob(secret), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}
