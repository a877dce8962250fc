import { structuredPatch } from 'diff'

/** A stretch in which two lists differ: positions in both, ends not included. */
export interface Hunk {
  base: [number, number]
  head: [number, number]
}

/** The stretches in which two lists differ, in order. An entry may not contain line breaks. */
export function hunks(base: readonly string[], head: readonly string[]): Hunk[] {
  const lines = (list: readonly string[]) => list.map((entry) => `${entry}\n`).join('')
  const patch = structuredPatch('', '', lines(base), lines(head), '', '', { context: 0 })
  return patch.hunks.map(({ oldStart, oldLines, newStart, newLines }) => ({
    base: [oldStart - 1, oldStart - 1 + oldLines],
    head: [newStart - 1, newStart - 1 + newLines],
  }))
}

/** The stretches between pairs of equal entries. */
export function hunksBetween(equal: readonly [number, number][], baseLength: number, headLength: number): Hunk[] {
  let [b, h] = [0, 0]
  return [...equal, [baseLength, headLength] as const].flatMap(([nextBase, nextHead]) => {
    const hunk: Hunk = { base: [b, nextBase], head: [h, nextHead] }
    const differs = b < nextBase || h < nextHead
    ;[b, h] = [nextBase + 1, nextHead + 1]
    return differs ? [hunk] : []
  })
}

/** The equal entries of two lists as pairs of positions. */
export function equalPairs(found: readonly Hunk[], baseLength: number): [number, number][] {
  const pairs: [number, number][] = []
  let [b, h] = [0, 0]
  for (const { base, head } of [...found, { base: [baseLength, 0], head: [0, 0] }]) {
    while (b < base[0]!) pairs.push([b++, h++])
    ;[b, h] = [base[1]!, head[1]!]
  }
  return pairs
}

/** Which positions of two lists belong together, and which have no partner. */
export interface Pairing {
  pairs: [number, number][]
  removed: number[]
  added: number[]
}

/** Pairs what moved: takes it out of both lists. */
export function takeMoved<Entry>(
  removed: Entry[],
  added: Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): [Entry, Entry][] {
  return [...removed].flatMap((was): [Entry, Entry][] => {
    const to = added.findIndex((is) => isSame(was, is))
    if (to < 0) return []
    removed.splice(removed.indexOf(was), 1)
    return [[was, ...added.splice(to, 1)] as [Entry, Entry]]
  })
}

/** Above this many combinations two lists have nothing in common; comparing each with each would take too long. */
const MAX_COMBINATIONS = 4_000_000

/** Pairs the positions of two lists in order so that the sum of the scores is the highest; a score of 0 is no pair. */
export function pairByScore(
  baseLength: number,
  headLength: number,
  scoreOf: (one: number, other: number) => number,
): Pairing {
  if (baseLength * headLength > MAX_COMBINATIONS)
    return { pairs: [], removed: [...Array(baseLength).keys()], added: [...Array(headLength).keys()] }
  const width = headLength + 1
  const scores = new Float64Array(baseLength * width)
  const best = new Float64Array((baseLength + 1) * width)
  for (let i = baseLength - 1; i >= 0; i -= 1) {
    for (let j = headLength - 1; j >= 0; j -= 1) {
      const at = i * width + j
      const score = (scores[at] = scoreOf(i, j))
      best[at] = Math.max(best[at + width]!, best[at + 1]!, score > 0 ? score + best[at + width + 1]! : 0)
    }
  }
  const result: Pairing = { pairs: [], removed: [], added: [] }
  for (let i = 0, j = 0; i < baseLength || j < headLength;) {
    const at = i * width + j
    const score = i < baseLength && j < headLength ? scores[at]! : 0
    if (score > 0 && best[at] === score + best[at + width + 1]!) result.pairs.push([i++, j++])
    else if (i < baseLength && (j >= headLength || best[at] === best[at + width])) result.removed.push(i++)
    else result.added.push(j++)
  }
  return result
}
