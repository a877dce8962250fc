import type { Way } from './written-keys.ts'

/** A value with one key taken back to what it was; everything else is shared with the value that is given. */
export function takenBack(value: unknown, way: Way, was: unknown, is: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined) return was
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])]
    const index = Number(step)
    // An entry that came is taken out; one that went is put back where it was.
    if (rest.length) copy[index] = takenBack(copy[index], rest, was, is)
    else if (was === undefined) copy.splice(index, 1)
    else if (is === undefined) copy.splice(index, 0, was)
    else copy[index] = was
    return copy
  }
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value } as Record<string, unknown>
  if (!rest.length && was === undefined) delete copy[step]
  else copy[step] = rest.length ? takenBack(copy[step], rest, was, is) : was
  return copy
}
