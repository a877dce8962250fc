import { formHeaders } from '../../data/forms.ts'
import type { FieldValues } from './fields.ts'

/** What travels beside a form's fields. */
export type Circumstances = {
  /** Milliseconds that the form was open. */
  openFor: number
  /** Whether the field that people do not see was filled in. */
  honeypotFilled: boolean
  provenance: Provenance
}

/** The headers of one request. `key` is the same whenever it is sent again. */
export function requestHeaders(
  form: string,
  key: string,
  { openFor, honeypotFilled, provenance }: Circumstances,
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

/** Where a request comes from: it travels with the request and is kept nowhere in the browser. */
export type Provenance = {
  /** The page's path and the `utm_*` values of its address: `/demo?utm_source=post`. */
  page: string
  /** The host of the page that led here, where it is another site's. */
  referrer?: string
}

/** Longer than any campaign's address; a header without bound could have the whole request refused. */
const LONGEST_PAGE = 1000

/** Reads where a request comes from, off the address and the referrer of this moment. */
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
    page: (campaign ? `${route}?${campaign}` : route).slice(0, LONGEST_PAGE),
    ...(from && from !== host && { referrer: from }),
  }
}

/** The keys of one form: a request that is sent again keeps its key, so that it is stored once. */
export type IdempotencyKeys = {
  /** The key of these values: the same one until `clear`, also when others were sent in between. */
  keyFor(values: FieldValues): string
  /** Forgets the key of these values: the server knows it as another request's. */
  forget(values: FieldValues): void
  /** Forgets every key: what is sent next is a new request, even in the same words. */
  clear(): void
}

/** Makes the keys of one form. */
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

/**
 * A random UUID. `crypto.randomUUID` is missing where a page came over plain http, for example from a laptop to a
 * phone beside it.
 */
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
