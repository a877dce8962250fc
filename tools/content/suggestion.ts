/** The known word that was most likely meant, or undefined when none is near. */
export function closest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  // As many slips as there are letters would make any short word of any other.
  let least = Math.min(word.length, Math.max(2, Math.floor(word.length * 0.4)) + 1)
  for (const candidate of known) {
    const steps = slips(word.toLowerCase(), candidate.toLowerCase())
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** The known word that was meant beyond doubt: one slip of the keys away, and no other is. */
export function certain(word: string, known: readonly string[]): string | undefined {
  const near = known.filter(
    (candidate) => slips(word.toLowerCase(), candidate.toLowerCase()) <= Math.min(2, Math.floor(word.length / 2.5)),
  )
  return near.length === 1 ? near[0] : undefined
}

/** 'Did you mean "title"?', or the list of what is allowed when nothing is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = closest(word, known)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  return known.length ? `Use one of: ${known.join(', ')}.` : 'There is none to choose from yet.'
}

/** How many slips of the keys make one word of another: a letter too many, too few or wrong, or two that have changed places. */
function slips(one: string, other: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      here[column] = Math.min(above![column]! + 1, here[column - 1]! + 1, above![column - 1]! + (isSame ? 0 : 1))
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) here[column] = Math.min(here[column]!, before![column - 2]! + 1)
    }
    ;[before, above] = [above, here]
  }
  return above!.at(-1)!
}
