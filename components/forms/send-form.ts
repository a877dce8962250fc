import type { FieldErrors, FieldValues } from './fields.ts'
import { formHeaders } from '../../data/forms.ts'

/** The result of supabase-js's `functions.invoke`. */
export type Invocation = { data: unknown; error: unknown; response?: Response }

/** Why a request did not arrive. */
export type SendError =
  /** No answer: no connection. */
  | { kind: 'unreachable' }
  /** No answer, and the device is offline. */
  | { kind: 'offline' }
  /** No answer within the time limit. */
  | { kind: 'late' }
  /** A captive portal answered, such as a public Wi-Fi's sign-in page. */
  | { kind: 'intercepted' }
  /** The function rejected fields. */
  | { kind: 'refused' }
  /** Our function's limit for this client, with the seconds to wait if the answer has them. */
  | { kind: 'limited'; seconds?: number }
  /** Another limit, such as the platform's. */
  | { kind: 'busy'; seconds?: number }
  /** Any other answer. */
  | { kind: 'failed' }

/** The result of a call. */
export type Outcome =
  | { arrived: true; status?: number; id?: string }
  | { arrived: false; status?: number; problem: SendError; errors: FieldErrors; retryAfter?: number }

/** The timeout of one attempt, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000

const RETRIED_STATUSES = [502, 503, 504]

/** The longest pause before the retry, in milliseconds, because the visitor is waiting. */
const MAX_RETRY_DELAY_MS = 5_000

/**
 * Makes the call, and retries once after a lost connection, 502, 503 or 504. Both attempts must have the same
 * idempotency key.
 */
export async function sendForm(
  attempt: () => Promise<Invocation>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<Outcome> {
  const first = await readInvocation(await attempt())
  if (first.arrived || !isRetryable(first)) return first
  await pause(Math.min(MAX_RETRY_DELAY_MS, (first.retryAfter ?? 1) * 1000) + Math.random() * 250)
  return readInvocation(await attempt())
}

/** Interprets a call's result. It arrived if there is no error and the answer is not an HTML page. */
export async function readInvocation({ data, error, response }: Invocation): Promise<Outcome> {
  if (error === null) {
    return isHtmlPage(data, response)
      ? { arrived: false, status: response?.status, problem: { kind: 'intercepted' }, errors: {} }
      : { arrived: true, status: response?.status, id: idOf(data) }
  }
  const { name, context } = error as { name?: string; context?: unknown }
  if (context instanceof Response) return readRefusal(context)
  if (name === 'AbortError' || (context as { name?: string } | undefined)?.name === 'AbortError')
    return { arrived: false, problem: { kind: 'late' }, errors: {} }
  // A TypeError means that the connection was lost during the answer.
  const isConnectionLost = name === 'FunctionsFetchError' || error instanceof TypeError
  return {
    arrived: false,
    status: response?.status,
    problem: { kind: isConnectionLost ? 'unreachable' : 'failed' },
    errors: {},
  }
}

async function readRefusal(response: Response): Promise<Outcome> {
  const { status } = response
  const body: unknown = await response.json().catch(() => null)
  const errors = status === 422 ? fieldErrors(body) : {}
  const retryAfter = secondsUntilRetry(response)
  if (Object.keys(errors).length > 0) return { arrived: false, status, problem: { kind: 'refused' }, errors }
  if (status === 429) {
    const kind = (body as { error?: unknown } | null)?.error === 'too_many_requests' ? 'limited' : 'busy'
    return { arrived: false, status, problem: { kind, seconds: retryAfter }, errors }
  }
  return { arrived: false, status, problem: { kind: 'failed' }, errors, retryAfter }
}

function isRetryable({ status, problem }: Outcome & { arrived: false }): boolean {
  return problem.kind === 'unreachable' || RETRIED_STATUSES.includes(status ?? 0)
}

function isHtmlPage(data: unknown, response: Response | undefined): boolean {
  if (/\bx?html\b/i.test(response?.headers.get('content-type') ?? '')) return true
  return typeof data === 'string' && /^\s*<(?:!doctype|html|head|body|meta|script)\b/i.test(data)
}

function idOf(data: unknown): string | undefined {
  const id = (data as { id?: unknown } | null)?.id
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

/** The first message of each field in `{ fields: { workEmail: ['Invalid email address'] } }`. */
function fieldErrors(body: unknown): FieldErrors {
  const fields = (body as { fields?: unknown } | null)?.fields
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, messages]) => [name, Array.isArray(messages) ? messages[0] : messages] as const)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function secondsUntilRetry(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  const seconds = header === null ? NaN : Number(header)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** What is sent besides a form's fields. */
export type RequestMetadata = {
  /** How long the form was open, in milliseconds. */
  openFor: number
  /** Whether the hidden honeypot field was filled in. */
  honeypotFilled: boolean
  provenance: Provenance
}

/** The headers of one request. A repeat has the same `key`. */
export function requestHeaders(
  form: string,
  key: string,
  { openFor, honeypotFilled, provenance }: RequestMetadata,
): Record<string, string> {
  return {
    [formHeaders.idempotencyKey]: key,
    [formHeaders.form]: form,
    [formHeaders.page]: provenance.page,
    ...(provenance.referrer && { [formHeaders.referrer]: provenance.referrer }),
    [formHeaders.openFor]: String(Math.round(openFor)),
    ...(honeypotFilled && { [formHeaders.honeypot]: '1' }),
  }
}

/** Where a request comes from. It is sent with the request and not stored in the browser. */
type Provenance = {
  /** The page's path and the `utm_*` values of its address: `/demo?utm_source=post`. */
  page: string
  /** The host of the referring page, if it is another site. */
  referrer?: string
}

/** In characters. A header that is too long would have the request refused. */
const MAX_PAGE_LENGTH = 1000

/** Reads the provenance from the page's address and referrer. */
export function readProvenance(
  route: string,
  { search, host }: Pick<Location, 'search' | 'host'>,
  referrer: string,
): Provenance {
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')),
  ).toString()
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return {
    page: (campaign ? `${route}?${campaign}` : route).slice(0, MAX_PAGE_LENGTH),
    ...(from && from !== host && { referrer: from }),
  }
}

/** The idempotency keys of one form: a repeated request has the same key, so that it is stored once. */
type IdempotencyKeys = {
  /** The key of these values. It is the same until `clear`. */
  keyFor(values: FieldValues): string
  /** Forgets the key of these values, because the server has it for another request. */
  forget(values: FieldValues): void
  /** Forgets every key: the next request is new, even with the same values. */
  clear(): void
}

/** Creates the keys of one form. */
export function createIdempotencyKeys(makeKey: () => string = randomUuid): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    keyFor(values) {
      const payload = JSON.stringify(values)
      const key = keys.get(payload) ?? makeKey()
      keys.set(payload, key)
      return key
    },
    forget: (values) => void keys.delete(JSON.stringify(values)),
    clear: () => keys.clear(),
  }
}

/** A random UUID. `crypto.randomUUID` is missing on pages over plain HTTP, for example on a phone in development. */
export function randomUuid(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
