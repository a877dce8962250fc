import { diffArrays } from 'diff'
import { chain, classesOf, parentElement } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'
import { findMoves } from './moves.ts'

/** Which unit of the head is which unit of the base. */
export interface Alignment {
  pairs: [Unit, Unit][]
  deleted: Unit[]
  inserted: Unit[]
  /** Stretches that stand elsewhere now; their units are among the pairs, or deleted or inserted inside them. */
  moves: { base: Unit[]; head: Unit[] }[]
}

/** Pairs the units of two pages: equal ones in order, then moved ones, then those that are alike between two equal ones. */
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
  strays(result)
  return result
}

/** Pairs two lists without moving anything. */
export function inOrder(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const hunks = slide(base, head)
  let b = 0
  let h = 0
  for (const [baseFrom, baseTo, headFrom, headTo] of [
    ...hunks,
    [base.length, base.length, head.length, head.length] as const,
  ]) {
    while (b < baseFrom && h < headFrom) result.pairs.push([base[b++]!, head[h++]!])
    between(base.slice(baseFrom, baseTo), head.slice(headFrom, headTo), result)
    b = baseTo
    h = headTo
  }
}

type Hunk = [baseFrom: number, baseTo: number, headFrom: number, headTo: number]

/** The stretches in which the lists differ; one that could stand at several places is put where a container or a heading begins. */
function slide(base: readonly Unit[], head: readonly Unit[]): Hunk[] {
  const hunks: Hunk[] = []
  let b = 0
  let h = 0
  for (const part of diffArrays(
    base.map(({ key }) => key),
    head.map(({ key }) => key),
  )) {
    if (!part.added && !part.removed) {
      b += part.count
      h += part.count
      continue
    }
    const last = hunks.at(-1)
    const hunk: Hunk = last && last[1] === b && last[3] === h ? last : [b, b, h, h]
    if (hunk !== last) hunks.push(hunk)
    if (part.removed) hunk[1] = b += part.count
    else hunk[3] = h += part.count
  }
  for (const [index, hunk] of hunks.entries()) {
    const [baseFrom, baseTo, headFrom, headTo] = hunk
    const inserted = baseFrom === baseTo
    if (!inserted && headFrom !== headTo) continue
    const units = inserted ? head : base
    const [from, to] = inserted ? [headFrom, headTo] : [baseFrom, baseTo]
    const floor = index ? hunks[index - 1]![inserted ? 3 : 1] : 0
    const ceiling = hunks[index + 1]?.[inserted ? 2 : 0] ?? units.length
    const shifts = [0]
    for (let shift = -1; from + shift >= floor && units[from + shift]!.key === units[to + shift]!.key; shift -= 1)
      shifts.push(shift)
    for (
      let shift = 1;
      to + shift <= ceiling && units[from + shift - 1]!.key === units[to + shift - 1]!.key;
      shift += 1
    )
      shifts.push(shift)
    const best = shifts
      .map((shift) => ({ shift, seams: seam(units, from + shift) + seam(units, to + shift) }))
      .sort((one, other) => one.seams - other.seams)[0]!.shift
    for (const edge of [0, 1, 2, 3] as const) hunk[edge] += best
  }
  return hunks
}

/** How much two neighbours belong together: the fewer elements hold both, the better a seam. */
function seam(units: readonly Unit[], at: number): number {
  const [one, other] = [units[at - 1], units[at]]
  if (!one || !other) return 0
  const first = chain(one.element)
  const second = chain(other.element)
  let shared = 0
  while (shared < first.length && first[shared] === second[shared]) shared += 1
  return shared - (headingLevel(other.element) ? 0.5 : 0)
}

/** Pairs what is alike between two places that are equal, in order. */
function between(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  if (!base.length || !head.length) {
    result.deleted.push(...base)
    result.inserted.push(...head)
    return
  }
  const width = head.length + 1
  if (base.length * head.length > 250_000) {
    // Two pages that have nothing in common: comparing each with each would take longer than it tells.
    result.deleted.push(...base)
    result.inserted.push(...head)
    return
  }
  const scores = new Float64Array(base.length * head.length)
  const best = new Float64Array((base.length + 1) * width)
  for (let i = base.length - 1; i >= 0; i -= 1) {
    for (let j = head.length - 1; j >= 0; j -= 1) {
      const score = (scores[i * head.length + j] = likeness(base[i]!, head[j]!))
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j]!,
        best[i * width + j + 1]!,
        score > 0 ? score + best[(i + 1) * width + j + 1]! : 0,
      )
    }
  }
  let i = 0
  let j = 0
  while (i < base.length && j < head.length) {
    const score = scores[i * head.length + j]!
    if (score > 0 && best[i * width + j] === score + best[(i + 1) * width + j + 1]!)
      result.pairs.push([base[i++]!, head[j++]!])
    else if (best[i * width + j] === best[(i + 1) * width + j]) result.deleted.push(base[i++]!)
    else result.inserted.push(head[j++]!)
  }
  result.deleted.push(...base.slice(i))
  result.inserted.push(...head.slice(j))
}

const SHORT = 8

/** How likely one unit became the other; 0 where it did not. */
export function likeness(one: Unit, other: Unit): number {
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

/** What went at one place and came at another has moved, even where it is there more than once or was edited a little. */
function strays(result: Alignment): void {
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
