import { distance } from 'fastest-levenshtein'

/** The known word that was most likely meant, or undefined when none is near. */
export function closest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length * 0.4)) + 1
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** The known word that was meant beyond doubt: one slip of the keys away, and no other is. */
export function certain(word: string, known: readonly string[]): string | undefined {
  const near = known.filter((candidate) => distance(word.toLowerCase(), candidate.toLowerCase()) <= Math.min(2, Math.floor(word.length / 2.5)))
  return near.length === 1 ? near[0] : undefined
}

/** 'Did you mean "title"?', or the list of what is allowed when nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = closest(word, known)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  return known.length ? `Use one of: ${known.join(', ')}.` : 'There is none to choose from yet.'
}
