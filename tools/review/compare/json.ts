import { diffArrays } from 'diff'

/** A key as steps: `bands[2].price` is bands, 2, price. */
export type KeyPath = (string | number)[]

/** A key path as reports name it: `bands[2].price`, `["a.b"].c`. */
export function nameOfKey(keys: Readonly<KeyPath>): string {
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

/** Where two JSON values differ; the order of keys does not count, and an entry put into a list moves no others. */
export function compareJson(base: unknown, head: unknown, keys: KeyPath = []): JsonDifference[] {
  if (stable(base) === stable(head)) return []
  if (Array.isArray(base) && Array.isArray(head)) return compareLists(base, head, keys)
  if (isRecord(base) && isRecord(head)) {
    return [...new Set([...Object.keys(base), ...Object.keys(head)])].flatMap((key) =>
      compareJson(base[key], head[key], [...keys, key]),
    )
  }
  return [{ path: nameOfKey(keys), keys, before: plain(base), after: plain(head), was: base, is: head }]
}

function compareLists(base: readonly unknown[], head: readonly unknown[], keys: KeyPath): JsonDifference[] {
  const found: JsonDifference[] = []
  let b = 0
  let h = 0
  const parts = diffArrays(base.map(stable), head.map(stable))
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!
    if (!part.added && !part.removed) {
      b += part.count
      h += part.count
      continue
    }
    const next = parts[index + 1]
    const removed = part.removed ? part.count : 0
    const added = part.added ? part.count : next?.added ? next.count : 0
    if (part.removed && next?.added) index += 1
    for (let offset = 0; offset < Math.max(removed, added); offset += 1) {
      const was = offset < removed ? base[b + offset] : undefined
      const is = offset < added ? head[h + offset] : undefined
      found.push(...compareJson(was, is, [...keys, is === undefined ? b + offset : h + offset]))
    }
    b += removed
    h += added
  }
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as text that does not depend on the order of keys. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (isRecord(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${stable(value[key])}`)
      .join(',')}}`
  if (typeof value === 'string') return JSON.stringify(value.replace(/\s+/g, ' ').trim())
  return JSON.stringify(value) ?? ''
}

function plain(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}
