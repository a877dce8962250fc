import { forms, type FormDefinition } from '../../../data/forms.ts'

/** A request as the database returns it. */
export type StoredLead = {
  id: string
  /** A key of `forms`. An old request may name a form that no longer exists. */
  form: string
  /** When it was stored, as an ISO date in UTC. */
  createdAt: string
  email: string
  /** The submitted values by field name. */
  fields: Record<string, string>
  page: string
  referrer: string
  utm: Record<string, string>
  quarantinedFor: string | null
}

/**
 * A request's values with their labels: the form's fields in order, then unknown fields, whose names are never the
 * label of another row.
 */
export function labelledFields({ form, fields }: Pick<StoredLead, 'form' | 'fields'>): [string, string][] {
  const known = (forms as Record<string, FormDefinition>)[form]?.fields ?? {}
  const names = new Set([...Object.keys(known), ...Object.keys(fields)])
  return [...names].map((name) => [known[name]?.label ?? `Field ${name}`, fields[name] ?? ''])
}

/** What waits for a person: failed deliveries, quarantined requests, forms that were refused for their origin. */
export type Digest = { dead: number; quarantined: number; refused_origins: number }

/** A row of the outbox, leased to one worker. It holds a request or a digest. */
export type Delivery = {
  id: string
  /** Identifies the worker's claim when the result is stored. */
  lease: string
  /** The team, another system, or the visitor. */
  target: 'mail' | 'webhook' | 'acknowledgement'
  attempts: number
  /** Seconds since the first attempt. */
  tried_seconds: number
  request: StoredLead | null
  digest: Digest | null
}

/** The result of one attempt to deliver. */
export type DeliveryResult =
  { result: 'sent'; providerId?: string } | { result: 'retry'; error: string; retryAfterSeconds?: number }

/** Sends a delivery to its target. */
export type Deliver = (delivery: Delivery) => Promise<DeliveryResult>

/** Sends a delivery over HTTP. Every error is retried, even a 4xx: usually a setting is wrong, not the request. */
export async function deliverOverHttp(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = 10_000,
): Promise<DeliveryResult> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    // A redirect would send personal data to another address.
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    const answer = ((await response.json().catch(() => null)) ?? {}) as { id?: unknown; name?: unknown }
    if (response.ok) return { result: 'sent', ...(typeof answer.id === 'string' && { providerId: answer.id }) }
    const name = typeof answer.name === 'string' && /^[a-z_]{1,40}$/.test(answer.name) ? ` ${answer.name}` : ''
    const retryAfterSeconds = secondsIn(response.headers.get('retry-after'))
    return { result: 'retry', error: `HTTP ${response.status}${name}`, retryAfterSeconds }
  } catch (error) {
    return { result: 'retry', error: (error as Error).name === 'TimeoutError' ? 'timed out' : 'no connection' }
  }
}

/** The seconds of a Retry-After header, which holds a number or a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : undefined
}
