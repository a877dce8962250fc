import { chain, classesOf, parentElement } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'
import { findMoves } from './moves.ts'
import { equalPairs, hunks, pairByScore, slideHunks } from './pairing.ts'

/** The pairing of the units of two pages. */
export interface Alignment {
  pairs: [Unit, Unit][]
  deleted: Unit[]
  inserted: Unit[]
  /** Moved stretches. Their units are in `pairs`, `deleted` or `inserted`, too. */
  moves: { base: Unit[]; head: Unit[] }[]
}

/** Pairs the units of two pages: moved ones, then equal ones in order, then similar ones between them. */
export function align(base: readonly Unit[], head: readonly Unit[]): Alignment {
  const result: Alignment = { pairs: [], deleted: [], inserted: [], moves: [] }
  const movedBase = new Set<Unit>()
  const movedHead = new Set<Unit>()
  for (const stretch of findMoves(base, head)) {
    const was = base.slice(stretch.base[0], stretch.base[1] + 1).filter((unit) => !movedBase.has(unit))
    const is = head.slice(stretch.head[0], stretch.head[1] + 1).filter((unit) => !movedHead.has(unit))
    was.forEach((unit) => movedBase.add(unit))
    is.forEach((unit) => movedHead.add(unit))
    result.moves.push({ base: was, head: is })
    inOrder(was, is, result)
  }
  inOrder(
    base.filter((unit) => !movedBase.has(unit)),
    head.filter((unit) => !movedHead.has(unit)),
    result,
  )
  pairMovedUnits(result)
  return result
}

/** Pairs two lists without moving anything. */
export function inOrder(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const keys = [base, head].map((units) => units.map(({ key }) => key))
  // A stretch that fits in several places is put where a container or a heading begins.
  const found = slideHunks(
    hunks(keys[0]!, keys[1]!),
    base,
    head,
    (one, other) => one.key === other.key,
    (units, from, to) => -seam(units, from) - seam(units, to),
  )
  result.pairs.push(...equalPairs(found, base.length).map(([b, h]): [Unit, Unit] => [base[b]!, head[h]!]))
  for (const hunk of found) pairAlike(base.slice(...hunk.base), head.slice(...hunk.head), result)
}

/** How closely two neighbours belong together: the number of common ancestors, less for a heading. */
function seam(units: readonly Unit[], at: number): number {
  const [one, other] = [units[at - 1], units[at]]
  if (!one || !other) return 0
  const first = chain(one.element)
  const second = chain(other.element)
  let shared = 0
  while (shared < first.length && first[shared] === second[shared]) shared += 1
  return shared - (headingLevel(other.element) ? 0.5 : 0)
}

/** Above this many combinations two stretches have nothing in common; comparing each with each would take too long. */
const MAX_COMBINATIONS = 250_000

/** Pairs similar units between two equal ones, in order. */
function pairAlike(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const far = base.length * head.length > MAX_COMBINATIONS
  const { pairs, gone, came } = far
    ? { pairs: [], gone: [...base.keys()], came: [...head.keys()] }
    : pairByScore(base.length, head.length, (one, other) => likeness(base[one]!, head[other]!))
  result.pairs.push(...pairs.map(([one, other]): [Unit, Unit] => [base[one]!, head[other]!]))
  result.deleted.push(...gone.map((index) => base[index]!))
  result.inserted.push(...came.map((index) => head[index]!))
}

const SHORT = 8

/** The likelihood that one unit became the other; 0 if it did not. */
function likeness(one: Unit, other: Unit): number {
  const words = one.type === 'text' || one.type === 'cta'
  if (one.type !== other.type && !(words && (other.type === 'text' || other.type === 'cta'))) return 0
  const sameTag = one.element.tagName === other.element.tagName
  const near =
    (sameTag ? 0.15 : 0) +
    (sameTag && sameClasses(one, other) ? 0.1 : 0) +
    (parentElement(one.element)?.tagName === parentElement(other.element)?.tagName ? 0.02 : 0)
  if (one.type === 'image' || one.type === 'media' || one.type === 'field' || one.type === 'drawing') {
    return (
      (sameTag ? 0.3 : 0) +
      near +
      0.5 * alike(one.bag, other.bag) +
      (one.key.split(' ')[1] === other.key.split(' ')[1] ? 0.3 : 0)
    )
  }
  if (one.text === other.text) return 1.2 + near
  const score = alike(one.bag, other.bag)
  if (one.type === 'table') return score >= 0.15 ? score + near : 0
  if (one.type !== other.type) return score >= 0.5 ? score + near : 0
  if (one.region !== other.region) return score >= 0.8 ? score : 0
  if (score >= 0.45) return score + near
  const levels = [headingLevel(one.element), headingLevel(other.element)]
  const short = Math.min(one.bag.size, other.bag.size) <= SHORT && Math.max(one.bag.size, other.bag.size) <= 2 * SHORT
  if ((short || one.type === 'cta') && (sameTag || (levels[0] && levels[1]))) return score + near + 0.05
  return 0
}

function sameClasses(one: Unit, other: Unit): boolean {
  return classesOf(one.element).join(' ') === classesOf(other.element).join(' ')
}

/** Pairs removed with inserted units as moves, even if they occur more than once or were edited a little. */
function pairMovedUnits(result: Alignment): void {
  for (const gone of [...result.deleted]) {
    if (
      gone.type === 'field' ||
      (gone.bag.size < 4 && gone.element.tagName !== 'li' && headingLevel(gone.element) === undefined)
    )
      continue
    const candidates = result.inserted.filter(
      (unit) => unit.type === gone.type && unit.element.tagName === gone.element.tagName,
    )
    const same = candidates.filter(({ key }) => key === gone.key)
    const found =
      same[0] ?? (gone.bag.size >= 8 ? candidates.find((unit) => alike(unit.bag, gone.bag) >= 0.85) : undefined)
    if (!found) continue
    result.deleted.splice(result.deleted.indexOf(gone), 1)
    result.inserted.splice(result.inserted.indexOf(found), 1)
    result.pairs.push([gone, found])
    const before = result.moves.find(
      ({ base, head }) => base.at(-1)!.index === gone.index - 1 && head.at(-1)!.index === found.index - 1,
    )
    if (before) {
      before.base.push(gone)
      before.head.push(found)
    } else result.moves.push({ base: [gone], head: [found] })
  }
}
