import { forms, type FormDefinition } from '../../../data/forms.ts'

/** A request as the database gives it. */
export type StoredRequest = {
  id: string
  /** A key of `forms`; of an old request perhaps one that is gone. */
  form: string
  /** When it was stored, as an ISO date in UTC. */
  createdAt: string
  email: string
  /** What the visitor filled in, by the fields' names. */
  fields: Record<string, string>
  page: string
  referrer: string
  utm: Record<string, string>
  quarantinedFor: string | null
}

/** A request's fields with their labels: those of its form in order, then any others under their names. */
export function labelledFields({ form, fields }: Pick<StoredRequest, 'form' | 'fields'>): [string, string][] {
  const known = (forms as Record<string, FormDefinition>)[form]?.fields ?? {}
  const names = new Set([...Object.keys(known), ...Object.keys(fields)])
  return [...names].map((name) => [known[name]?.label ?? name, fields[name] ?? ''])
}

/** How much only a person can settle. */
export type Digest = { dead: number; quarantined: number }

/** A row of the outbox, leased to a worker. It is about a request, or else a digest. */
export type Delivery = {
  id: string
  /** Proves that it is still ours when we store how it went. */
  lease: string
  target: 'mail' | 'webhook'
  attempts: number
  /** Seconds since its first attempt. */
  tried_seconds: number
  request: StoredRequest | null
  digest: Digest | null
}

/** How a delivery went. */
export type DeliveryResult =
  { result: 'sent'; providerId?: string } | { result: 'retry'; error: string; retryAfterSeconds?: number }

/** Takes a delivery to its target. */
export type Deliver = (delivery: Delivery) => Promise<DeliveryResult>

/** Sends a delivery over HTTP. A redirect is not followed: the body is for the named address only. */
export async function deliverOverHttp(
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<DeliveryResult> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    const { id, name } = ((await response.json().catch(() => null)) ?? {}) as { id?: unknown; name?: unknown }
    if (response.ok) return { result: 'sent', ...(typeof id === 'string' && { providerId: id }) }
    // Even a 4xx is tried again: most often a setting is wrong, not the request. The provider's name of the error
    // helps.
    const kind = typeof name === 'string' && /^[a-z_]{1,40}$/.test(name) ? ` ${name}` : ''
    return {
      result: 'retry',
      error: `HTTP ${response.status}${kind}`,
      retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
    }
  } catch (error) {
    return { result: 'retry', error: (error as Error).name === 'TimeoutError' ? 'timed out' : 'no connection' }
  }
}

function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : undefined
}
