import { diffArrays } from 'diff'

/** A stretch in which two lists differ: positions in both, ends not included. */
export interface Hunk {
  base: [number, number]
  head: [number, number]
}

/** Above this many differences the lists are taken to have nothing in common. */
const MAX_EDITS = 4000

/** The stretches in which two lists differ, in order. */
export function hunks(base: readonly string[], head: readonly string[]): Hunk[] {
  return hunksBetween(equalEntries(base, head), base.length, head.length)
}

/** The entries that two lists have in common, in order, as pairs of positions. */
export function equalEntries(base: readonly string[], head: readonly string[]): [number, number][] {
  let [b, h] = [0, 0]
  const parts = diffArrays([...base], [...head], { maxEditLength: MAX_EDITS }) ?? []
  return parts.flatMap(({ added, removed, count }): [number, number][] => {
    if (added) h += count
    else if (removed) b += count
    else return Array.from({ length: count }, () => [b++, h++])
    return []
  })
}

/** The stretches between pairs of equal entries. */
export function hunksBetween(equal: readonly [number, number][], baseLength: number, headLength: number): Hunk[] {
  const starts = [[0, 0] as const, ...equal.map(([b, h]) => [b + 1, h + 1] as const)]
  return [...equal, [baseLength, headLength] as const]
    .map(([b, h], index): Hunk => ({ base: [starts[index]![0], b], head: [starts[index]![1], h] }))
    .filter(({ base, head }) => base[0] < base[1] || head[0] < head[1])
}

/** Above this many combinations the halves of two lists are compared, each with its own. */
const MAX_COMBINATIONS = 1_000_000

/** Pairs what moved, and takes it out of both lists; not of lists that have next to nothing in common. */
export function takeSame<Entry>(
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
): [number, number][] {
  if (baseLength * headLength > MAX_COMBINATIONS) {
    const [b, h] = [Math.floor(baseLength / 2), Math.floor(headLength / 2)]
    const rest = pairByScore(baseLength - b, headLength - h, (one, other) => scoreOf(b + one, h + other))
    return [...pairByScore(b, h, scoreOf), ...rest.map(([one, other]): [number, number] => [b + one, h + other])]
  }
  const table = (rows: number, columns: number) => Array.from({ length: rows }, () => new Float64Array(columns))
  const scores = table(baseLength, headLength)
  const best = table(baseLength + 1, headLength + 1)
  for (let i = baseLength - 1; i >= 0; i -= 1)
    for (let j = headLength - 1; j >= 0; j -= 1) {
      const score = (scores[i]![j] = scoreOf(i, j))
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, score > 0 ? score + best[i + 1]![j + 1]! : 0)
    }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < baseLength && j < headLength;) {
    const score = scores[i]![j]!
    if (score > 0 && best[i]![j] === score + best[i + 1]![j + 1]!) pairs.push([i++, j++])
    else if (best[i]![j] === best[i + 1]![j]) i += 1
    else j += 1
  }
  return pairs
}

/** The entries of both lists that no pair has. */
export function unpaired<Entry>(base: readonly Entry[], head: readonly Entry[], pairs: readonly [number, number][]) {
  const without = (list: readonly Entry[], side: 0 | 1) => {
    const taken = new Set(pairs.map((pair) => pair[side]))
    return list.filter((_, index) => !taken.has(index))
  }
  return { removed: without(base, 0), added: without(head, 1) }
}
