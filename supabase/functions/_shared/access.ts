import { formHeaders } from '../../../data/forms.ts'
import { ANSWER_HEADERS } from './answers.ts'
import type { Database } from './services.ts'
import type { Settings } from './settings.ts'

/** Headers that supabase-js sends, with or without tracing, and our own. */
const ALLOWED_HEADERS = [
  'authorization, x-client-info, apikey, content-type, x-retry-count, x-region, traceparent, tracestate, baggage',
  ...Object.values(formHeaders).map((name) => name.toLowerCase()),
].join(', ')

/** Whether a page of the function's own site calls. Compares hosts: behind a TLS proxy the scheme differs. */
export function isOwnPage(request: Request): boolean {
  // Set by the browser, and correct even if a proxy changes the Host header.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true
  const origin = request.headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

/** Whether the request's origin may call. A request without an origin does not come from a web page. */
export function originAllowed(request: Request, { allowedOrigins }: Settings): boolean {
  const origin = request.headers.get('origin')
  return origin === null || allowedOrigins.includes(origin) || isOwnPage(request)
}

/** The CORS headers of an answer. */
export function corsHeaders(request: Request, settings: Settings): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !originAllowed(request, settings)) return { vary: 'Origin' }
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After', vary: 'Origin' }
}

/** The answer to a CORS preflight. */
export function preflight(request: Request, settings: Settings): Response {
  return new Response(null, {
    status: originAllowed(request, settings) ? 204 : 403,
    headers: {
      ...ANSWER_HEADERS,
      ...corsHeaders(request, settings),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '7200',
    },
  })
}

const WRITE_INTERVAL_MS = 10_000
let refusedOrigins = 0
let writing: Promise<void> | undefined
let lastWrite = -Infinity

/**
 * Counts a form that was refused because of its page's origin, for `health`. Written at most once in ten seconds; the
 * promise settles after the write.
 */
export function countRefusedOrigin(database: Database): Promise<void> {
  refusedOrigins += 1
  return (writing ??= write(database))
}

async function write(database: Database): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(lastWrite + WRITE_INTERVAL_MS - performance.now(), 0)))
  lastWrite = performance.now()
  const count = refusedOrigins
  refusedOrigins = 0
  writing = undefined
  await database.rpc('count_refused_origins', { count }).catch(() => (refusedOrigins += count))
}

/** Whether a request has the operator's key. False if no key is set. */
export async function isOperator(request: Request, operatorKey: string | undefined): Promise<boolean> {
  if (operatorKey === undefined) return false
  // Compares hashes, so that the duration reveals nothing about the key.
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
  return (await hash(request.headers.get('authorization') ?? '')) === (await hash(`Bearer ${operatorKey}`))
}
