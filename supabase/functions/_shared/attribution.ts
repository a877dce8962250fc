import { formHeaders } from '../../../data/forms.ts'

/** Where a request came from, as far as the request itself tells. Nothing of it is kept in a browser. */
export type Attribution = { page: string; referrer: string; utm: Record<string, string> }

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** The page, its `utm_*` values and the site that led to it. Whatever does not look like one is left out. */
export function attributionOf(request: Request): Attribution {
  const url = new URL(request.url)
  const named = pageOf(request.headers.get(formHeaders.page) ?? url.searchParams.get('page'))
  // Without script, the browser itself names the page that it posts from; across origins only its host.
  const posted = pageOf(request.headers.get('referer'))
  const source = named && !named.search && posted?.pathname === named.pathname ? posted : (named ?? posted)
  const referrer = request.headers.get(formHeaders.referrer) ?? ''
  return {
    page: clean(named?.pathname ?? '', 300),
    referrer: HOST.test(referrer) ? referrer.toLowerCase() : '',
    utm: Object.fromEntries(UTM.flatMap((name) => {
      const value = clean(source?.searchParams.get(name) ?? '', 200)
      return value ? [[name, value]] : []
    })),
  }
}

function pageOf(text: string | null): URL | undefined {
  return text && URL.canParse(text, 'https://page.invalid') ? new URL(text, 'https://page.invalid') : undefined
}

/** Without what PostgreSQL cannot store or a reader could be misled by. Cut between characters, never inside one. */
function clean(text: string, most: number): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')].slice(0, most).join('')
}
