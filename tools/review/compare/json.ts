import { hunks } from './pairing.ts'

/** A key as steps: `bands[2].price` is bands, 2, price. */
export type KeyPath = (string | number)[]

/** A key path as reports name it: `bands[2].price`, `["a.b"].c`. */
function nameOfKey(keys: Readonly<KeyPath>): string {
  return keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    if (key === '' || /[.[\]]/.test(key)) return `${name}[${JSON.stringify(key)}]`
    return name ? `${name}.${key}` : key
  }, '')
}

/** A value that differs between two JSON documents, with its path: `offers[0].price`. */
export interface JsonDifference {
  path: string
  keys: KeyPath
  before: string
  after: string
  /** The values themselves; undefined where there is none. */
  was: unknown
  is: unknown
}

/** Compares two JSON values. The order of keys is ignored; an entry inserted into a list does not change the others. */
export function compareJson(base: unknown, head: unknown, keys: KeyPath = []): JsonDifference[] {
  if (stable(base) === stable(head)) return []
  if (Array.isArray(base) && Array.isArray(head)) {
    return hunks(base.map(stable), head.map(stable)).flatMap(({ base: [b, bEnd], head: [h, hEnd] }) =>
      Array.from({ length: Math.max(bEnd - b, hEnd - h) }, (_, at) => {
        const before: unknown = b + at < bEnd ? base[b + at] : undefined
        const after: unknown = h + at < hEnd ? head[h + at] : undefined
        return compareJson(before, after, [...keys, h + at < hEnd ? h + at : b + at])
      }).flat(),
    )
  }
  if (isRecord(base) && isRecord(head)) {
    const names = new Set([...Object.keys(base), ...Object.keys(head)])
    return [...names].flatMap((key) => compareJson(base[key], head[key], [...keys, key]))
  }
  return [{ path: nameOfKey(keys), keys, before: plain(base), after: plain(head), was: base, is: head }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as text that does not depend on the order of keys. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (isRecord(value)) {
    const keys = Object.keys(value).sort()
    return `{${keys.map((key) => `${JSON.stringify(key)}:${stable(value[key])}`).join(',')}}`
  }
  return JSON.stringify(typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value) ?? ''
}

/** A value as reports show it. */
function plain(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}
