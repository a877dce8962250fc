import type { Edit, Place } from '../../content-error.ts'

/** A syntax error in plain words: its place, what is wrong, how to fix it, and the edits that do so if certain. */
export type Explanation = { place: Place; reason: string; fix: string; edits?: Edit[] }

/** A backslash before a sign that is meant as itself. */
export function escaped(place: Place): Edit[] {
  return [{ place: { ...place, length: 0 }, text: '\\' }]
}

/** The place without what else the parser notes. */
export function placeOf({ line, column }: Place): Place {
  return { line, column }
}

/** The offset of a place in the text. */
export function offsetOf(source: string, { line, column }: Place): number {
  let start = 0
  for (let at = 1; at < line; at++) start = source.indexOf('\n', start) + 1
  return start + column - 1
}
