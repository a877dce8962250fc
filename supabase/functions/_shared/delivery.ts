/** A request as the database tells it. */
export type StoredRequest = {
  id: string
  form: 'demo' | 'contact' | 'hire' | 'playbook'
  createdAt: string
  firstName: string
  lastName: string
  company: string
  email: string
  phone: string
  industry: string
  businessType: string
  message: string
  page: string
  referrer: string
  utm: Record<string, string>
  quarantinedFor: string | null
}

/** How much only a person can settle, on a day. */
export type Digest = { day: string; dead: number; quarantined: number }

/** Something to be told to somebody, taken from the outbox for a while. */
export type Delivery = {
  /** The request's that it is about; a digest has one of its own. */
  id: string
  /** Proves that it is still ours when we write down how it went. */
  lease: string
  template: 'request' | 'digest'
  target: 'mail' | 'webhook'
  attempts: number
  /** Since its first attempt. */
  tried_seconds: number
  request: StoredRequest | null
  digest: Digest | null
}

/** How a delivery went. A refusal for good needs a person; anything else is tried again. */
export type DeliveryResult =
  | { result: 'sent'; providerId?: string }
  | { result: 'retry'; error: string; retryAfterSeconds?: number }
  | { result: 'refused'; error: string }

/** Takes a delivery to its target. */
export type Deliver = (delivery: Delivery) => Promise<DeliveryResult>

/** Sends a delivery over HTTP and judges the answer. A redirect is not followed: the body is for the named address only. */
export async function deliverOverHttp(
  url: string,
  init: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<DeliveryResult> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: init.headers,
      body: init.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(init.timeoutMs),
    })
  } catch (error) {
    return { result: 'retry', error: (error as Error).name === 'TimeoutError' ? 'timed out' : 'no connection' }
  }
  const text = await response.text().catch(() => '')
  if (response.ok) return { result: 'sent', providerId: idIn(text) }
  const error = `HTTP ${response.status}`
  // These judge what was sent. Everything else, a revoked key included, can come right without changing it.
  if ([400, 413, 422].includes(response.status)) return { result: 'refused', error }
  return { result: 'retry', error, retryAfterSeconds: secondsIn(response.headers.get('retry-after')) }
}

function idIn(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' ? id.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}

function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : undefined
}
