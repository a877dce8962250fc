import { headingLevel } from '../page/elements.ts'
import { classesOf, ancestorChain, type DomElement } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { similarity } from '../page/words.ts'
import { equalEntries, hunksBetween, pairByScore, takeSame, unpaired } from './pairing.ts'

/** The pairing of the units of two pages. */
interface Alignment {
  pairs: [Unit, Unit][]
  deleted: Unit[]
  inserted: Unit[]
  /** Moved stretches. Their units are in `pairs`, too. */
  moves: [Unit, Unit][][]
}

/** Pairs the units of two pages: equal ones in order, then moved ones, then similar ones between them. */
export function align(base: readonly Unit[], head: readonly Unit[]): Alignment {
  const moves = findMoves(base, head)
  const result: Alignment = { pairs: moves.flat(), deleted: [], inserted: [], moves }
  const moved = new Set(result.pairs.flat())
  const stays = (unit: Unit) => !moved.has(unit)
  inOrder(base.filter(stays), head.filter(stays), result)
  pairMovedUnits(result)
  return result
}

/** Of longer lists the equal units are those that a text diff keeps. */
const MAX_COMBINATIONS = 250_000

/** The equal units that have the most words in order: what moved is the units with the fewest. */
function equalUnits(base: readonly Unit[], head: readonly Unit[]): [number, number][] {
  const [keys, newKeys] = [base, head].map((units) => units.map(({ key }) => key)) as [string[], string[]]
  if (keys.length * newKeys.length > MAX_COMBINATIONS) return equalEntries(keys, newKeys)
  return pairByScore(keys.length, newKeys.length, (b, h) => (keys[b] === newKeys[h] ? 1 + base[b]!.bag.size : 0))
}

function inOrder(base: readonly Unit[], head: readonly Unit[], result: Alignment): void {
  const equal = equalUnits(base, head)
  for (const [b, h] of equal) result.pairs.push([base[b]!, head[h]!])
  for (const hunk of hunksBetween(equal, base.length, head.length)) {
    const [before, after] = [base.slice(...hunk.base), head.slice(...hunk.head)]
    const pairs = pairByScore(before.length, after.length, (b, h) => unitSimilarity(before[b]!, after[h]!))
    for (const [b, h] of pairs) result.pairs.push([before[b]!, after[h]!])
    const { removed, added } = unpaired(before, after, pairs)
    const [[was, ...gone], [is, ...come]] = [removed, added]
    // The only block that went became the only one that came: a paragraph with a new text.
    if (was?.type === 'text' && is?.type === 'text' && !gone.length && !come.length) result.pairs.push([was, is])
    else {
      result.deleted.push(...removed)
      result.inserted.push(...added)
    }
  }
}

/** Finds units that are in another place; neighbours are one stretch. */
function findMoves(base: readonly Unit[], head: readonly Unit[]): [Unit, Unit][][] {
  const { removed, added } = unpaired(base, head, equalUnits(base, head))
  const stretches: [Unit, Unit][][] = []
  for (const pair of takeSame(removed, added, (was, is) => was.key === is.key)) {
    const last = stretches.at(-1)?.at(-1)
    if (last && pair.every((unit, side) => unit.index === last[side]!.index + 1)) stretches.at(-1)!.push(pair)
    else stretches.push([pair])
  }
  return stretches.filter((stretch) => isSubstantial(stretch.map(([was]) => was)))
}

/** Moves of a few words are none; the comparison of words finds them. */
function isSubstantial(units: readonly Unit[]): boolean {
  const isNamed = ({ type, element }: Unit) =>
    /table|image/.test(type) || element.tagName === 'li' || headingLevel(element) !== undefined
  return units.some(isNamed) || units.reduce((sum, { bag }) => sum + bag.size, 0) >= weights.moved.unit
}

/** Pairs removed with inserted units that were moved and edited a little. */
function pairMovedUnits({ pairs, deleted, inserted, moves }: Alignment): void {
  const { least, words } = weights.moved
  const isEdited = (before: Unit, after: Unit) =>
    before.type === after.type && before.bag.size >= words && similarity(after.bag, before.bag) >= least
  const moved = takeSame(deleted, inserted, isEdited)
  pairs.push(...moved)
  moves.push(...moved.map((pair) => [pair]))
}

/** What makes it likely that one unit became another one, and how similar they must be. */
export const weights = {
  sameTag: 0.15,
  sameClasses: 0.1,
  /** Pictures, fields and other units without words. */
  wordless: 0.3,
  /** The least share of common words of a block, and of a table. */
  least: { block: 0.45, table: 0.15 },
  /** Up to so many words a unit may become a unit without common words, and a button always. */
  shortWords: 16,
  short: 0.05,
  /** How many words make a move; one that was edited, too, needs more, and this share of them in common. */
  moved: { unit: 4, words: 8, least: 0.85 },
  /** Table rows and columns: the same ones, those in the same place, and the least share of common words. */
  table: { same: 2, least: 0.45, samePlace: 0.1 },
  /** Elements around the same words: the least ratio of their sizes, and what counts besides it. */
  element: { least: 0.25, sameTag: 0.6, classes: 0.4 },
  /** The least share of common words of a page under another address. */
  page: 0.7,
}

const WORDLESS = new Set(['image', 'drawing', 'media', 'field', 'box'])

/** The likelihood that one unit became the other; 0 if it did not. */
function unitSimilarity(a: Unit, b: Unit): number {
  if (a.type !== b.type) return 0
  const sameTag = a.element.tagName === b.element.tagName
  const sameClasses = sameTag && classesOf(a.element).join(' ') === classesOf(b.element).join(' ')
  const near = (sameTag ? weights.sameTag : 0) + (sameClasses ? weights.sameClasses : 0)
  const words = similarity(a.bag, b.bag)
  if (WORDLESS.has(a.type)) return near + words + weights.wordless
  if (words >= (a.type === 'table' ? weights.least.table : weights.least.block)) return near + words
  const isShort = Math.max(a.bag.size, b.bag.size) <= weights.shortWords
  return isShort || a.type === 'cta' ? near + words + weights.short : 0
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
  const ancestors = ancestorChain(block)
  const placeAt = (neighbour: Unit | undefined, where: TreePosition['where']) => {
    if (!neighbour) return []
    const around = ancestorChain(neighbour.element)
    const fork = ancestors.findIndex((element, at) => element !== around[at])
    const shared = fork < 0 ? ancestors.length : fork
    // The ancestor of the partner that is as far above it as the neighbour's next to the block, in the page's content.
    const chain = ancestorChain(partners.get(neighbour)!.element)
    const first = chain.slice(0, -1).findLastIndex(({ tagName }) => /^(body|html|main)$/.test(tagName)) + 1
    const element = chain[Math.max(first, chain.length - Math.max(1, around.length - shared))]!
    return element.tagName === 'body' ? [] : [{ element, where, block: ancestors[shared] ?? block, shared }]
  }
  // Prefer the neighbour with more common ancestors.
  return [...placeAt(before[0], 'after'), ...placeAt(after[0], 'before')].sort((a, b) => b.shared - a.shared)[0]
}
