import { distance } from 'fastest-levenshtein'
import type { Edit, Place } from './content-error.ts'

/** The known word that was most likely meant; undefined if none is near. */
export function bestMatch(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length * 0.4)) + 1
  for (const candidate of known) {
    const steps = editDistance(word, candidate)
    // Fewer typos than letters: otherwise every short word would match every other.
    if (steps < Math.min(least, letters(word), letters(candidate))) [best, least] = [candidate, steps]
  }
  return best
}

/** The known word that was certainly meant: at most two typos away, and the only one. */
export function unambiguousMatch(word: string, known: readonly string[]): string | undefined {
  const near = known.filter((candidate) => editDistance(word, candidate) <= Math.min(2, Math.floor(word.length / 2.5)))
  return near.length === 1 ? near[0] : undefined
}

/** An edit to the known word that was certainly meant. None if there is no such word, or no word is given. */
export function correction(place: Place, value: unknown, known: readonly string[]): Edit[] {
  const text = typeof value === 'string' ? unambiguousMatch(value, known) : undefined
  return text === undefined ? [] : [{ place, text }]
}

/** 'Did you mean "title"?'; undefined if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const meant = bestMatch(word, known)
  return meant === undefined ? undefined : `Did you mean "${meant}"?`
}

/** 'Did you mean "title"?', or the allowed words if none is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = didYouMean(word, known)
  if (meant) return meant
  return known.length ? `Use one of: ${known.join(', ')}.` : 'There is none to choose from yet.'
}

/** The edit distance, regardless of case. Swapped letters count as one typo. */
export function editDistance(first: string, other: string): number {
  const [a, b] = [first.toLowerCase(), other.toLowerCase()]
  const edits = distance(a, b)
  return edits === 2 && sorted(a) === sorted(b) ? 1 : edits
}

/** How many letters and digits a word has. */
function letters(word: string): number {
  return word.replace(/[^\p{L}\p{N}]/gu, '').length
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
