import { formHeaders } from '../../../data/forms.ts'
import { ANSWER_HEADERS } from './answers.ts'
import type { Settings } from './settings.ts'

/** Headers that supabase-js sends, with or without tracing, and our own. */
const ALLOWED_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'x-region',
  'traceparent',
  'tracestate',
  'baggage',
  ...Object.values(formHeaders).map((name) => name.toLowerCase()),
]

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
      'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
      'access-control-max-age': '7200',
    },
  })
}
