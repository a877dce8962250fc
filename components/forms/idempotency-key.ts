import type { FieldValues } from './field-values.ts'

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

/** A random UUID. `crypto.randomUUID` is missing where a page came over plain http, for example from a laptop to a phone beside it. */
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
