import { diffArrays } from 'diff'

/** A stretch in which two lists differ: positions in both, ends not included. */
export interface Hunk {
  base: [number, number]
  head: [number, number]
}

/** The stretches in which two lists differ, in order. Each is followed by at least one equal entry. */
export function hunks(base: readonly string[], head: readonly string[]): Hunk[] {
  const found: Hunk[] = []
  let b = 0
  let h = 0
  for (const { added, removed, count } of diffArrays([...base], [...head])) {
    if (!added && !removed) {
      b += count
      h += count
      continue
    }
    const last = found.at(-1)
    const hunk: Hunk = last && last.base[1] === b && last.head[1] === h ? last : { base: [b, b], head: [h, h] }
    if (hunk !== last) found.push(hunk)
    if (removed) hunk.base[1] = b += count
    else hunk.head[1] = h += count
  }
  return found
}

/** The equal entries of two lists as pairs of positions. */
export function equalPairs(found: readonly Hunk[], baseLength: number): [number, number][] {
  const pairs: [number, number][] = []
  let b = 0
  let h = 0
  for (const { base, head } of [...found, { base: [baseLength, baseLength], head: [Infinity, Infinity] }]) {
    while (b < base[0]! && h < head[0]!) pairs.push([b++, h++])
    b = base[1]!
    h = head[1]!
  }
  return pairs
}

/**
 * Moves each hunk that only adds or only removes entries to the best of its equivalent positions: "the [big] [big]
 * dog".
 * @param score rates the stretch `from` to `to` of a list; higher is better, and of equals the nearest wins
 */
export function slideHunks<Entry>(
  found: readonly Hunk[],
  base: readonly Entry[],
  head: readonly Entry[],
  same: (one: Entry, other: Entry) => boolean,
  score: (list: readonly Entry[], from: number, to: number) => number,
): Hunk[] {
  const slid: Hunk[] = []
  for (const [index, hunk] of found.entries()) {
    const added = hunk.base[0] === hunk.base[1]
    if (!added && hunk.head[0] !== hunk.head[1]) {
      slid.push(hunk)
      continue
    }
    const [side, list] = added ? (['head', head] as const) : (['base', base] as const)
    const [from, to] = hunk[side]
    const floor = slid[index - 1]?.[side][1] ?? 0
    const ceiling = found[index + 1]?.[side][0] ?? list.length
    let best = { shift: 0, score: score(list, from, to) }
    const consider = (shift: number) => {
      const own = score(list, from + shift, to + shift)
      if (own > best.score) best = { shift, score: own }
    }
    for (let shift = -1; from + shift >= floor && same(list[from + shift]!, list[to + shift]!); shift -= 1)
      consider(shift)
    for (let shift = 1; to + shift <= ceiling && same(list[from + shift - 1]!, list[to + shift - 1]!); shift += 1)
      consider(shift)
    const move = ([one, other]: [number, number]): [number, number] => [one + best.shift, other + best.shift]
    slid.push({ base: move(hunk.base), head: move(hunk.head) })
  }
  return slid
}

/** Which positions of two lists belong together, in order, and which have no partner. */
export interface Pairing {
  pairs: [number, number][]
  gone: number[]
  came: number[]
}

/** Pairs the positions of two lists in order so that the sum of the scores is the highest; a score of 0 is no pair. */
export function pairByScore(
  baseLength: number,
  headLength: number,
  scoreOf: (one: number, other: number) => number,
): Pairing {
  const width = headLength + 1
  const scores = new Float64Array(baseLength * headLength)
  const best = new Float64Array((baseLength + 1) * width)
  for (let i = baseLength - 1; i >= 0; i -= 1) {
    for (let j = headLength - 1; j >= 0; j -= 1) {
      const score = (scores[i * headLength + j] = scoreOf(i, j))
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
        score > 0 ? score + best[(i + 1) * width + j + 1]! : 0,
      )
    }
  }
  const result: Pairing = { pairs: [], gone: [], came: [] }
  for (let i = 0, j = 0; i < baseLength || j < headLength;) {
    const score = i < baseLength && j < headLength ? scores[i * headLength + j]! : 0
    if (score > 0 && best[i * width + j] === score + best[(i + 1) * width + j + 1]!) result.pairs.push([i++, j++])
    else if (i < baseLength && (j >= headLength || best[i * width + j] === best[(i + 1) * width + j]))
      result.gone.push(i++)
    else result.came.push(j++)
  }
  return result
}
