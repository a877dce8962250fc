import type { Place } from './content-error.ts'

/** The line and column of an offset in a text, for one place or a few: `Lines` finds many in one text sooner. */
export function placeAt(source: string, offset: number, length?: number): Place {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1, ...(length !== undefined && { length }) }
}
