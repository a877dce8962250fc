import type { FieldErrors } from './fields.ts'

/** What `functions.invoke` of supabase-js gives back. */
export type Invocation = { data: unknown; error: unknown; response?: Response }

/** Why a request did not arrive. */
export type Problem =
  /** No answer: the connection was lost, or never made. */
  | { kind: 'unreachable' }
  /** No answer, and the device itself says that it has no network. */
  | { kind: 'offline' }
  /** No answer within the time limit. */
  | { kind: 'late' }
  /** Somebody else's page answered: public Wi-Fi that wants a sign-in. */
  | { kind: 'intercepted' }
  /** The function found fields wrong. */
  | { kind: 'refused' }
  /**
   * Our own function counted too many requests from this network; with the seconds to wait, where the answer says so.
   */
  | { kind: 'limited'; seconds?: number }
  /** Something else on the way, such as the platform, has too many requests. */
  | { kind: 'busy'; seconds?: number }
  /** Any other answer. */
  | { kind: 'failed' }

/** How a call ended. Of the answer only status and id are kept: nothing else in it matters. */
export type Outcome =
  | { arrived: true; status?: number; id?: string }
  | { arrived: false; status?: number; problem: Problem; errors: FieldErrors; retryAfter?: number }

/** How long one attempt may take. */
export const TIME_LIMIT = 15_000
const RETRIED_STATUSES = [502, 503, 504]
/** The longest pause that a server may ask for before the one retry; the visitor is waiting. */
const LONGEST_PAUSE = 5_000

/**
 * Makes the call, and once more where the first one may have been an accident of the network: connection lost, 502, 503
 * or 504. `attempt` must carry the same idempotency key both times.
 */
export async function deliver(
  attempt: () => Promise<Invocation>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<Outcome> {
  const first = await readInvocation(await attempt())
  if (first.arrived || !isWorthARetry(first)) return first
  await pause(Math.min(LONGEST_PAUSE, (first.retryAfter ?? 1) * 1000) + Math.random() * 250)
  return readInvocation(await attempt())
}

/** Reads a call's result: it arrived when there is no error and the answer is not an HTML page. */
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
  // A TypeError here means that the connection broke during the answer.
  const lost = name === 'FunctionsFetchError' || error instanceof TypeError
  return { arrived: false, status: response?.status, problem: { kind: lost ? 'unreachable' : 'failed' }, errors: {} }
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

function isWorthARetry({ status, problem }: Outcome & { arrived: false }): boolean {
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
