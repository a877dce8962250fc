import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'
import { likeness, weights } from './likeness.ts'
import { equalPairs, hunks, hunksBetween, pairByScore, type Hunk } from './pairing.ts'

/** The pairing of the units of two pages. */
export interface Alignment {
  pairs: [Unit, Unit][]
  deleted: Unit[]
  inserted: Unit[]
  /** Moved stretches. Their units are in `pairs`, `deleted` or `inserted`, too. */
  moves: { base: Unit[]; head: Unit[] }[]
}

/** Pairs the units of two pages: equal ones in order, then moved ones, then similar ones between them. */
export function align(base: readonly Unit[], head: readonly Unit[], mayMove = true): Alignment {
  const result: Alignment = { pairs: [], deleted: [], inserted: [], moves: mayMove ? findMoves(base, head) : [] }
  const moved = new Set(result.moves.flatMap((move) => [...move.base, ...move.head]))
  for (const move of result.moves) inOrder(move.base, move.head, result)
  const stays = (unit: Unit) => !moved.has(unit)
  inOrder(base.filter(stays), head.filter(stays), result)
  if (mayMove) pairMovedUnits(result)
  return result
}

/** The stretches in which two lists of units differ. If something moved, it is the units with the fewest words. */
function unitHunks(base: readonly Unit[], head: readonly Unit[]): Hunk[] {
  const keysOf = (units: readonly Unit[]) => units.map(({ key }) => key)
  const found = hunks(keysOf(base), keysOf(head))
  const came = new Set(found.flatMap((hunk) => keysOf(head.slice(...hunk.head))))
  const moved = found.some((hunk) => keysOf(base.slice(...hunk.base)).some((key) => came.has(key)))
  const sizes = [base.length, head.length] as const
  if (!moved || sizes[0] * sizes[1] > MAX_COMBINATIONS) return found
  const weight = (b: number, h: number) => (base[b]!.key === head[h]!.key ? 1 + base[b]!.bag.size : 0)
  return hunksBetween(pairByScore(...sizes, weight).pairs, ...sizes)
}

/** Above this many combinations two stretches have nothing in common; comparing each with each would take too long. */
const MAX_COMBINATIONS = 250_000

/** Pairs two lists without moving anything. */
function inOrder(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const found = unitHunks(base, head)
  for (const [b, h] of equalPairs(found, base.length)) result.pairs.push([base[b]!, head[h]!])
  for (const hunk of found) {
    const [was, is] = [base.slice(...hunk.base), head.slice(...hunk.head)]
    const far = was.length * is.length > MAX_COMBINATIONS
    const { pairs, gone, came } = pairByScore(was.length, far ? 0 : is.length, (b, h) => likeness(was[b]!, is[h]!))
    for (const [b, h] of pairs) result.pairs.push([was[b]!, is[h]!])
    result.deleted.push(...gone.map((index) => was[index]!))
    result.inserted.push(...(far ? is : came.map((index) => is[index]!)))
  }
}

/** Finds units that left one place and came in another one; neighbours are one stretch. */
function findMoves(base: readonly Unit[], head: readonly Unit[]): Alignment['moves'] {
  const found = unitHunks(base, head)
  const identity = ({ key, element }: Unit) => `${element.tagName} ${key}`
  const came = new Map<string, { is: number; hunk: number }[]>()
  for (const [hunk, range] of found.entries())
    for (let is = range.head[0]; is < range.head[1]; is += 1)
      came.set(identity(head[is]!), [...(came.get(identity(head[is]!)) ?? []), { is, hunk }])
  const moved = found.flatMap((range, hunk) =>
    base.slice(...range.base).flatMap((unit, at) => {
      const other = unit.type === 'field' ? undefined : came.get(identity(unit))?.shift()
      return other ? [{ was: range.base[0] + at, is: other.is, hunks: `${hunk} ${other.hunk}` }] : []
    }),
  )
  const inHead = [...moved].sort((one, other) => one.is - other.is)
  const stretches: (typeof moved)[] = []
  for (const one of moved) {
    const last = stretches.at(-1)?.at(-1)
    if (last?.hunks === one.hunks && inHead[inHead.indexOf(last) + 1] === one) stretches.at(-1)!.push(one)
    else stretches.push([one])
  }
  return stretches
    .map((stretch) => [stretch[0]!, stretch.at(-1)!] as const)
    .map(([first, last]) => ({ base: base.slice(first.was, last.was + 1), head: head.slice(first.is, last.is + 1) }))
    .filter((stretch) => isSubstantial(stretch.base))
}

/** Moves of a few words are none; the comparison of words finds them. */
function isSubstantial(units: readonly Unit[]): boolean {
  const isNamed = ({ type, element }: Unit) =>
    /^(table|image)$/.test(type) || (type === 'text' && (element.tagName === 'li' || headingLevel(element)))
  return units.some(isNamed) || units.reduce((sum, { bag }) => sum + bag.size, 0) >= weights.moved.unit
}

/** Pairs removed with inserted units that were moved and edited a little. */
function pairMovedUnits(result: Alignment): void {
  const { least, words } = weights.moved
  for (const gone of [...result.deleted]) {
    const found = result.inserted.find(
      ({ type, element, bag }) =>
        gone.bag.size >= words &&
        type === gone.type &&
        element.tagName === gone.element.tagName &&
        alike(bag, gone.bag) >= least,
    )
    if (!found) continue
    result.deleted.splice(result.deleted.indexOf(gone), 1)
    result.inserted.splice(result.inserted.indexOf(found), 1)
    result.pairs.push([gone, found])
    result.moves.push({ base: [gone], head: [found] })
  }
}
