import { formHeaders } from '../../data/forms.ts'
import type { FieldValues } from './fields.ts'

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
export type Provenance = {
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
export type IdempotencyKeys = {
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
