import { formHeaders } from '../../../data/forms.ts'

/** Where a request came from, as far as the request itself tells. Nothing of it is kept in a browser. */
export type Attribution = { page: string; referrer: string; utm: Record<string, string> }

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)+$/
const PRINTABLE = /^[ -~]*$/
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** The page, its `utm_*` values and the site that led to it. Whatever does not look like one is left out. */
export function attributionOf(request: Request): Attribution {
  const named = pageOf(request.headers.get(formHeaders.page) ?? parameterOf(request, 'page'))
  // Without script, the browser itself names the page that it posts from; across origins only its host.
  const posted = pageOf(request.headers.get('referer'))
  const source = named && !named.search && posted?.pathname === named.pathname ? posted : (named ?? posted)
  const referrer = request.headers.get(formHeaders.referrer) ?? ''
  return {
    page: clean(named?.pathname ?? '', 300),
    referrer: HOST.test(referrer) ? referrer.toLowerCase() : '',
    utm: source?.search ? utmOf(new URLSearchParams(source.search)) : {},
  }
}

/** What a request's own address says of a name, or null. */
export function parameterOf(request: Request, name: string): string | null {
  return request.url.includes('?') ? new URL(request.url).searchParams.get(name) : null
}

function utmOf(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    UTM.flatMap((name) => {
      const value = clean(parameters.get(name) ?? '', 200)
      return value ? [[name, value]] : []
    }),
  )
}

function pageOf(text: string | null): { pathname: string; search: string } | undefined {
  if (!text) return undefined
  // As nearly every page is named: nothing in it that an address would write in another way.
  if (PLAIN_PATH.test(text)) return { pathname: text, search: '' }
  return URL.canParse(text, 'https://page.invalid') ? new URL(text, 'https://page.invalid') : undefined
}

/** Without what PostgreSQL cannot store or a reader could be misled by. Cut between characters, never inside one. */
function clean(text: string, most: number): string {
  if (text.length <= most && PRINTABLE.test(text)) return text
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')].slice(0, most).join('')
}
