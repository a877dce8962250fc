import { structuredPatch } from 'diff'

/** A stretch in which two lists differ: positions in both, ends not included. */
export interface Hunk {
  base: [number, number]
  head: [number, number]
}

/** Above this many differences the lists are taken to have nothing in common. */
const MAX_EDITS = 4000

/** The stretches in which two lists differ, in order. An entry may not contain line breaks. */
export function hunks(base: readonly string[], head: readonly string[]): Hunk[] {
  const lines = (list: readonly string[]) => list.map((entry) => `${entry}\n`).join('')
  const patch = structuredPatch('', '', lines(base), lines(head), '', '', { context: 0, maxEditLength: MAX_EDITS })
  // Two lists with nothing in common.
  if (!patch) return [{ base: [0, base.length], head: [0, head.length] }]
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

/** Above this many combinations only pairs near the same relative position of the two lists are tried. */
const MAX_COMBINATIONS = 1_000_000
const MIN_BAND = 40

/** Pairs what moved, and takes it out of both lists; not of lists that have next to nothing in common. */
export function takeMoved<Entry>(
  removed: Entry[],
  added: Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): [Entry, Entry][] {
  if (removed.length * added.length > MAX_COMBINATIONS) return []
  return [...removed].flatMap((was): [Entry, Entry][] => {
    const to = added.findIndex((is) => isSame(was, is))
    if (to < 0) return []
    removed.splice(removed.indexOf(was), 1)
    return [[was, ...added.splice(to, 1)] as [Entry, Entry]]
  })
}

/** Pairs the positions of two lists in order so that the sum of the scores is the highest; a score of 0 is no pair. */
export function pairByScore(
  baseLength: number,
  headLength: number,
  scoreOf: (one: number, other: number) => number,
): Pairing {
  const width = Math.min(headLength, Math.max(MIN_BAND, Math.floor(MAX_COMBINATIONS / Math.max(1, baseLength))))
  /** The first position of the head that is tried for one of the base. */
  const first = (i: number) =>
    Math.min(Math.max(0, Math.round((i * headLength) / baseLength - width / 2)), headLength - width)
  const scores = new Float64Array(baseLength * width)
  const best = new Float64Array((baseLength + 1) * (width + 1))
  const bestAt = (i: number, j: number) => {
    if (i >= baseLength) return 0
    const at = Math.max(0, j - first(i))
    return at > width ? 0 : best[i * (width + 1) + at]!
  }
  for (let i = baseLength - 1; i >= 0; i -= 1) {
    for (let at = width - 1; at >= 0; at -= 1) {
      const j = first(i) + at
      const score = (scores[i * width + at] = scoreOf(i, j))
      const paired = score > 0 ? score + bestAt(i + 1, j + 1) : 0
      best[i * (width + 1) + at] = Math.max(bestAt(i + 1, j), bestAt(i, j + 1), paired)
    }
  }
  const result: Pairing = { pairs: [], removed: [], added: [] }
  for (let i = 0, j = 0; i < baseLength || j < headLength;) {
    const at = i < baseLength && j < headLength ? j - first(i) : -1
    const score = at >= 0 && at < width ? scores[i * width + at]! : 0
    if (score > 0 && bestAt(i, j) === score + bestAt(i + 1, j + 1)) result.pairs.push([i++, j++])
    else if (i < baseLength && (j >= headLength || bestAt(i, j) === bestAt(i + 1, j))) result.removed.push(i++)
    else result.added.push(j++)
  }
  return result
}
