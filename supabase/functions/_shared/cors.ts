import { formHeaders } from '../../../data/forms.ts'
import type { Settings } from './settings.ts'

/** Headers that Supabase's client sends, now or once tracing is turned on, and our own. */
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

/** Whether a page of this origin may call. Callers without an origin are no browsers' pages, and nobody's trust is borrowed. */
export function originAllowed(request: Request, { allowedOrigins }: Settings): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (allowedOrigins.includes(origin)) return true
  // By host: behind a proxy that ends TLS, the page's scheme is not the one that arrives here.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

/** What lets the calling page read the answer. The answer differs by origin, and caches are told so. */
export function corsHeaders(request: Request, settings: Settings): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !originAllowed(request, settings)) return { vary: 'Origin' }
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After', vary: 'Origin' }
}

/** The answer to a browser that asks before it calls. */
export function preflight(request: Request, settings: Settings): Response {
  if (!originAllowed(request, settings)) return new Response(null, { status: 403, headers: { vary: 'Origin' } })
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request, settings),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
      'access-control-max-age': '7200',
    },
  })
}
