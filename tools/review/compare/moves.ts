import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'

/** A stretch of moved units: positions in both lists, ends included. */
export interface Stretch {
  base: [number, number]
  head: [number, number]
}

/** With more stretches it is a different page, not one with moved sections. */
const MAX_STRETCHES = 400

/**
 * Finds moved units. Units that occur once on either side form stretches that kept their inner order. The fewest
 * stretches whose move restores the order have moved; of equals those with fewer headings, then the shorter ones.
 */
export function findMoves(base: readonly Unit[], head: readonly Unit[]): Stretch[] {
  const inHead = uniqueKeys(head)
  const matched: [number, number][] = []
  for (const [key, index] of uniqueKeys(base)) {
    const other = inHead.get(key)
    if (other !== undefined) matched.push([index, other])
  }
  let stretches = chains(matched.sort(([one], [other]) => one - other))
  if (stretches.length < 2 || stretches.length > MAX_STRETCHES) return []
  // Ignore moves of a few words; the comparison of words finds them.
  const kept = heaviestInOrder(stretches, base)
  const small = new Set(
    stretches.filter(
      (stretch, index) => !kept.has(index) && !isSubstantial(base.slice(stretch.base[0], stretch.base[1] + 1)),
    ),
  )
  if (small.size)
    stretches = chains(
      matched.filter(([index]) => ![...small].some(({ base: [from, to] }) => index >= from && index <= to)),
    )
  const stay = heaviestInOrder(stretches, base)
  const moved = stretches.filter((_, index) => !stay.has(index))
  const owned = { base: new Set(matched.map(([index]) => index)), head: new Set(matched.map(([, index]) => index)) }
  return moved.map((stretch) => widen(stretch, base, head, owned))
}

function uniqueKeys(units: readonly Unit[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const [index, { key, type }] of units.entries()) if (type !== 'field') seen.set(key, seen.has(key) ? -1 : index)
  for (const [key, index] of seen) if (index < 0) seen.delete(key)
  return seen
}

/** Joins units that are adjacent on both sides, apart from unmatched units. */
function chains(matched: readonly [number, number][]): Stretch[] {
  const rank = new Map(
    [...matched].sort(([, one], [, other]) => one - other).map(([, index], position) => [index, position]),
  )
  const stretches: Stretch[] = []
  let last: number | undefined
  for (const [b, h] of matched) {
    const position = rank.get(h)!
    const current = stretches.at(-1)
    if (current && last !== undefined && position === last + 1) {
      current.base[1] = b
      current.head[1] = h
    } else stretches.push({ base: [b, b], head: [h, h] })
    last = position
  }
  return stretches
}

/** The heaviest stretches that are in the same order on both sides, by their index. */
function heaviestInOrder(stretches: readonly Stretch[], base: readonly Unit[]): Set<number> {
  const weights = stretches.map(({ base: [from, to] }) => {
    const headings = base
      .slice(from, to + 1)
      .filter((unit) => unit.type === 'text' && headingLevel(unit.element) !== undefined).length
    return 1e9 + headings * 1e5 + (to - from + 1)
  })
  const best = [...weights]
  const before = stretches.map(() => -1)
  for (let i = 0; i < stretches.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      if (stretches[j]!.head[0] < stretches[i]!.head[0] && best[j]! + weights[i]! > best[i]!) {
        best[i] = best[j]! + weights[i]!
        before[i] = j
      }
    }
  }
  const kept = new Set<number>()
  for (let index = best.indexOf(Math.max(...best)); index >= 0; index = before[index]!) kept.add(index)
  return kept
}

function isSubstantial(units: readonly Unit[]): boolean {
  return (
    units.reduce((sum, { bag }) => sum + bag.size, 0) >= 4 ||
    units.some(
      ({ type, element }) =>
        (type === 'text' && (element.tagName === 'li' || headingLevel(element) !== undefined)) ||
        type === 'table' ||
        type === 'image',
    )
  )
}

/** Extends a stretch by equal neighbours that occur more than once, such as "Learn more" under every section. */
function widen(
  stretch: Stretch,
  base: readonly Unit[],
  head: readonly Unit[],
  owned: { base: Set<number>; head: Set<number> },
): Stretch {
  let [from, to] = stretch.base
  let [first, last] = stretch.head
  const free = (b: number, h: number) =>
    base[b] && head[h] && base[b].key === head[h].key && !owned.base.has(b) && !owned.head.has(h)
  while (free(to + 1, last + 1)) {
    to += 1
    last += 1
  }
  // Do not extend beyond the heading that starts a stretch.
  while (!(base[from]!.type === 'text' && headingLevel(base[from]!.element)) && free(from - 1, first - 1)) {
    from -= 1
    first -= 1
  }
  return { base: [from, to], head: [first, last] }
}
