import type { KeyPath } from '../compare/json.ts'

/** A copy of a value with one key set to what it was; the rest is shared with the given value. */
export function revertKey(value: unknown, path: KeyPath, was: unknown, is: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return was
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])]
    const index = Number(step)
    // An added entry is removed; a removed entry is inserted where it was.
    if (rest.length) copy[index] = revertKey(copy[index], rest, was, is)
    else if (was === undefined) copy.splice(index, 1)
    else if (is === undefined) copy.splice(index, 0, was)
    else copy[index] = was
    return copy
  }
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value } as Record<string, unknown>
  if (!rest.length && was === undefined) delete copy[step]
  else copy[step] = rest.length ? revertKey(copy[step], rest, was, is) : was
  return copy
}
