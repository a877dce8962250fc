import { headingLevel, classesOf, ancestorChain, parentElement, type DomElement } from '../page/dom.ts'
import { groupBy } from '../page/lists.ts'
import type { Unit } from '../page/units.ts'
import { similarity } from '../page/words.ts'
import { equalPairs, hunks, hunksBetween, pairByScore, takeMoved } from './pairing.ts'

/** The pairing of the units of two pages. */
interface Alignment {
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

function inOrder(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const equal = pairEqualUnits(base, head)
  for (const [b, h] of equal) result.pairs.push([base[b]!, head[h]!])
  for (const hunk of hunksBetween(equal, base.length, head.length)) {
    const [before, after] = [base.slice(...hunk.base), head.slice(...hunk.head)]
    const { pairs, removed, added } = pairByScore(before.length, after.length, (b, h) =>
      unitSimilarity(before[b]!, after[h]!),
    )
    for (const [b, h] of pairs) result.pairs.push([before[b]!, after[h]!])
    const [was, is] = [removed.map((index) => before[index]!), added.map((index) => after[index]!)]
    if (isReplacement(was, is)) result.pairs.push([was[0]!, is[0]!])
    else {
      result.deleted.push(...was)
      result.inserted.push(...is)
    }
  }
}

/** Whether the only block that went became the only one that came: a paragraph with a new text. */
function isReplacement([was, ...gone]: readonly Unit[], [is, ...come]: readonly Unit[]): boolean {
  if (!was || !is || gone.length || come.length) return false
  const placeOf = ({ type, region, element, headings }: Unit) =>
    JSON.stringify([type, region, element.tagName, headings])
  return was.type === 'text' && placeOf(was) === placeOf(is)
}

/** Of longer lists the equal units are those that a text diff keeps. */
const MAX_COMBINATIONS = 250_000

/** Pairs equal units in order so that they have the most words: if something moved, it is the units with the fewest. */
function pairEqualUnits(base: readonly Unit[], head: readonly Unit[]): [number, number][] {
  const [keys, newKeys] = [base, head].map((units) => units.map(({ key }) => key)) as [string[], string[]]
  if (keys.length * newKeys.length > MAX_COMBINATIONS) return equalPairs(hunks(keys, newKeys), keys.length)
  const score = (b: number, h: number) => (keys[b] === newKeys[h] ? 1 + base[b]!.bag.size : 0)
  return pairByScore(keys.length, newKeys.length, score).pairs
}

/** Finds units that are in another place; neighbours are one stretch, with what changed between them. */
function findMoves(base: readonly Unit[], head: readonly Unit[]): Alignment['moves'] {
  const found = hunksBetween(pairEqualUnits(base, head), base.length, head.length)
  const identity = ({ key, element }: Unit) => `${element.tagName} ${key}`
  const inserted = found.flatMap((to) => head.slice(...to.head).map((unit, at) => ({ unit, is: to.head[0] + at, to })))
  const added = groupBy(inserted, ({ unit }) => identity(unit))
  const moved = found.flatMap((from) =>
    base.slice(...from.base).flatMap((unit, at) => {
      const place = unit.type === 'field' ? undefined : added.get(identity(unit))?.shift()
      return place ? [{ was: from.base[0] + at, from, ...place }] : []
    }),
  )
  const inHead = [...moved].sort((a, b) => a.is - b.is)
  const nextInHead = new Map(inHead.map((one, index) => [one, inHead[index + 1]]))
  const stretches: (typeof moved)[] = []
  for (const one of moved) {
    const last = stretches.at(-1)?.at(-1)
    const continues = last?.from === one.from && last.to === one.to && nextInHead.get(last) === one
    if (continues) stretches.at(-1)!.push(one)
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
function pairMovedUnits({ pairs, deleted, inserted, moves }: Alignment): void {
  const { least, words } = weights.moved
  const moved = takeMoved(
    deleted,
    inserted,
    (before, after) =>
      before.bag.size >= words &&
      after.type === before.type &&
      after.element.tagName === before.element.tagName &&
      similarity(after.bag, before.bag) >= least,
  )
  pairs.push(...moved)
  moves.push(...moved.map(([before, after]) => ({ base: [before], head: [after] })))
}

/** What makes it likely that one unit became another one, and how similar they must be. */
export const weights = {
  sameWords: 1.2,
  sameTag: 0.15,
  sameClasses: 0.1,
  /** Pictures, fields and other units without words. */
  wordless: 0.3,
  /** The least share of common words of a block, and of a table. */
  least: { block: 0.45, table: 0.15 },
  /** Up to so many words a unit may become a unit without common words, if both are of the same sort. */
  shortWords: 8,
  short: 0.05,
  /** How many words make a move; one that was edited, too, needs more, and this share of them in common. */
  moved: { unit: 4, words: 8, least: 0.85 },
  /** A list item with fewer common words was replaced. */
  item: 0.35,
  /** Table rows and columns: the same ones, and the least share of common cells, in order and in the same place. */
  table: { same: 2, least: 0.3, samePlace: 0.1 },
  /** Elements around the same words. */
  element: { least: 0.25, sameTag: 0.6, classes: 0.4 },
  /** The least share of common words of a page under another address. */
  page: 0.7,
}

const WORDLESS = new Set(['image', 'drawing', 'media', 'field', 'box'])

/** The likelihood that one unit became the other; 0 if it did not. */
function unitSimilarity(a: Unit, b: Unit): number {
  const isWords = ({ type }: Unit) => type === 'text' || type === 'cta'
  const sameType = a.type === b.type
  if (!sameType && !(isWords(a) && isWords(b))) return 0
  const sameTag = a.element.tagName === b.element.tagName
  const sameClasses = sameTag && classesOf(a.element).join(' ') === classesOf(b.element).join(' ')
  const near = (sameTag ? weights.sameTag : 0) + (sameClasses ? weights.sameClasses : 0)
  const words = similarity(a.bag, b.bag)
  if (WORDLESS.has(a.type)) return near + words + weights.wordless
  if (a.text === b.text) return near + weights.sameWords
  if (words >= (a.type === 'table' ? weights.least.table : weights.least.block)) return near + words
  const sizes = [a.bag.size, b.bag.size]
  const short = Math.min(...sizes) <= weights.shortWords && Math.max(...sizes) <= 2 * weights.shortWords
  const sameSort = sameTag || (headingLevel(a.element) && headingLevel(b.element))
  const inPlace = sameType && a.region === b.region && a.type !== 'table'
  return inPlace && sameSort && (short || a.type === 'cta') ? near + words + weights.short : 0
}

/** The place on one side that corresponds to a block of the other side. */
export interface TreePosition {
  element: DomElement
  where: 'before' | 'after'
  /** What to show there: the block, or its container if that was removed, too. */
  block: DomElement
}

/** Each paired unit of both sides with its partner. */
export type Partners = ReadonlyMap<Unit, Unit>

/** The units before and after a block that have a partner, nearest first; `units` are those of the block's side. */
export function neighboursOf(
  block: DomElement,
  units: readonly Unit[],
  partners: Partners,
): { before: Unit[]; after: Unit[] } {
  const inside = units.filter(({ element }) => ancestorChain(element).includes(block))
  const own = inside.length ? inside : units.filter(({ element }) => ancestorChain(block).includes(element))
  const first = own[0]?.index ?? 0
  const last = own.at(-1)?.index ?? first
  const isPaired = (unit: Unit) => partners.has(unit)
  return { before: units.slice(0, first).reverse().filter(isPaired), after: units.slice(last + 1).filter(isPaired) }
}

/** Finds the place by the nearest block on both sides; `units` are those of the block's side. */
export function counterpart(block: DomElement, units: readonly Unit[], partners: Partners): TreePosition | undefined {
  const { before, after } = neighboursOf(block, units, partners)
  const [[previous], [next]] = [before, after]
  const candidates = [
    previous && place(block, previous, partners.get(previous)!, 'after'),
    next && place(block, next, partners.get(next)!, 'before'),
  ].filter((found) => found !== undefined)
  // Prefer the neighbour with more common ancestors.
  return candidates.sort((a, b) => b.shared - a.shared)[0]
}

function place(
  block: DomElement,
  neighbour: Unit,
  other: Unit,
  where: TreePosition['where'],
): (TreePosition & { shared: number }) | undefined {
  const ancestors = ancestorChain(block)
  const neighbourAncestors = ancestorChain(neighbour.element)
  const fork = ancestors.findIndex((element, index) => element !== neighbourAncestors[index])
  const shared = fork < 0 ? ancestors.length : fork
  if (!shared) return undefined
  let element = other.element
  for (let climb = neighbourAncestors.length - shared - 1; climb > 0; climb -= 1) {
    const parent = parentElement(element)
    if (!parent || /^(body|html|main)$/.test(parent.tagName)) break
    element = parent
  }
  if (/^(body|html)$/.test(element.tagName)) return undefined
  return { element, where, block: ancestors[shared] ?? block, shared }
}
