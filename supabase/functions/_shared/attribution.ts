import { formHeaders } from '../../../data/forms.ts'

/** Where a request came from, according to the request itself. The browser stores none of it. */
export type Attribution = { page: string; referrer: string; utm: Record<string, string> }

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** The page, its `utm_*` values and the referring host. Invalid values are left out. */
export function attributionOf(request: Request): Attribution {
  const named = pageOf(request.headers.get(formHeaders.page) ?? parameterOf(request, 'page'))
  // Without script only the Referer header has the utm values; across origins it has only the host.
  const posted = pageOf(request.headers.get('referer'))
  const source = named && !named.search && posted?.pathname === named.pathname ? posted : (named ?? posted)
  const referrer = request.headers.get(formHeaders.referrer) ?? ''
  return {
    page: clean(named?.pathname ?? '', 300),
    referrer: HOST.test(referrer) ? referrer.toLowerCase() : '',
    utm: utmOf(source?.searchParams ?? new URLSearchParams()),
  }
}

/** A query parameter of a request's own address, or null. */
export function parameterOf(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name)
}

function utmOf(parameters: URLSearchParams): Record<string, string> {
  const values = UTM.map((name) => [name, clean(parameters.get(name) ?? '', 200)] as const)
  return Object.fromEntries(values.filter(([, value]) => value))
}

function pageOf(text: string | null): URL | undefined {
  return text && URL.canParse(text, 'https://page.invalid') ? new URL(text, 'https://page.invalid') : undefined
}

/** Removes control and invisible characters, and truncates between whole characters. */
function clean(text: string, max: number): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')].slice(0, max).join('')
}
