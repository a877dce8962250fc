import { formHeaders } from '../../../data/forms.ts'
import { Refusal } from './answers.ts'
import { withTimeout } from './services.ts'

/** More than any form can send, even with every character escaped. */
const MAX_BODY_BYTES = 16 * 1024
const MAX_READ_MS = 10_000

/** The format of a body: JSON from the site's script, a form from a browser without script. */
export type BodyKind = 'json' | 'form'

/**
 * The format that the content type names.
 * @throws Refusal for any other type, charset or encoding
 */
export function bodyKind(request: Request): BodyKind {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const kind = type === 'application/json' ? 'json' : type === 'application/x-www-form-urlencoded' ? 'form' : undefined
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  const encoding = request.headers.get('content-encoding')?.toLowerCase() ?? 'identity'
  if (!kind || !/^"?(utf-?8)?"?$/.test(charset ?? '') || encoding !== 'identity')
    throw new Refusal(415, 'unsupported_media_type')
  return kind
}

/**
 * The fields of a body, not validated yet.
 * @throws Refusal if it is too long, too slow, or not an object of fields
 */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  let fields: unknown
  try {
    const bytes = await withTimeout(MAX_READ_MS, readBytes(request), new Refusal(408, 'too_slow'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    fields = kind === 'form' ? parseForm(text) : JSON.parse(text)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable_body')
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refusal(422, 'invalid_fields', { fields: {} })
  return fields as Record<string, unknown>
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new Refusal(413, 'too_large')
  const bytes = new Uint8Array(MAX_BODY_BYTES)
  let length = 0
  // Not cancelled: that would close the connection before the answer is sent.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    if (length + chunk.byteLength > MAX_BODY_BYTES) throw new Refusal(413, 'too_large')
    bytes.set(chunk, length)
    length += chunk.byteLength
  }
  return bytes.subarray(0, length)
}

// Not URLSearchParams: it replaces bytes that are not UTF-8, and the replacements would be stored.
function parseForm(text: string): Record<string, string> {
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  const pairs = text.split('&').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name, ...value]) => [decode(name!), decode(value.join('='))]))
}

/** Where a request came from, according to the request itself. The browser stores none of it. */
export type Attribution = { page: string; referrer: string; utm: Record<string, string> }

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** The page, its `utm_*` values and the referring host. Invalid values are left out. */
export function attributionOf(request: Request): Attribution {
  const namedPage = pageOf(request.headers.get(formHeaders.page) ?? parameterOf(request, 'page'))
  // Without script only the Referer header has the utm values; across origins it has only the host.
  const refererPage = pageOf(request.headers.get('referer'))
  const source =
    namedPage && !namedPage.search && refererPage?.pathname === namedPage.pathname
      ? refererPage
      : (namedPage ?? refererPage)
  const referrer = request.headers.get(formHeaders.referrer) ?? ''
  return {
    page: clean(namedPage?.pathname ?? '', 300),
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
