import { classesOf, type Element } from '../page/dom.ts'
import type { Side } from './finding.ts'
import { weights } from './similarity.ts'
import { pairByScore } from './pairing.ts'

/** The elements around each leaf (a unit of a page, or a word of a unit), outermost first. */
export type Chains = Readonly<Record<Side, readonly (readonly Element[])[]>>

/** The positions of two leaves that belong together. */
export type LeafPair = readonly [base: number, head: number]

/** An element on both sides, at the first pair of leaves that it is around. */
export interface Match {
  pair: LeafPair
  base: Element
  head: Element
}

/** An element that is around a leaf on one side only, at the first such pair of leaves. */
export interface Lone {
  pair: LeafPair
  side: Side
  element: Element
  /** Whether the other side has the element, around other leaves. */
  isMatched: boolean
}

/** Pairs the elements around paired leaves by the leaves that they have in common, by name, classes and id. */
export function matchElements(chains: Chains, pairs: readonly LeafPair[]): Match[] {
  const extents = { base: extentsOf(chains.base), head: extentsOf(chains.head) }
  const partner = new Map(pairs)
  const toHead = new Map<Element, Element>()
  const taken = new Set<Element>()
  const score = (one: Element, other: Element): number => {
    if (toHead.has(one) || taken.has(other)) return toHead.get(one) === other ? 100 : 0
    const [from, to] = extents.base.get(one)!
    const [first, last] = extents.head.get(other)!
    let shared = 0
    for (let index = from; index <= to; index += 1) {
      const found = partner.get(index)
      if (found !== undefined && found >= first && found <= last) shared += 1
    }
    return elementSimilarity(one, other, (2 * shared) / (to - from + last - first + 2))
  }
  const matches: Match[] = []
  for (const pair of pairs) {
    const [one, other] = [chains.base[pair[0]]!, chains.head[pair[1]]!]
    for (const [b, h] of pairByScore(one.length, other.length, (b, h) => score(one[b]!, other[h]!)).pairs) {
      if (toHead.has(one[b]!)) continue
      toHead.set(one[b]!, other[h]!)
      taken.add(other[h]!)
      matches.push({ pair, base: one[b]!, head: other[h]! })
    }
  }
  return matches
}

/** The elements that are around a leaf on one side, while its partner has neither their match nor one of their name. */
export function loneElements(chains: Chains, pairs: readonly LeafPair[], matches: readonly Match[]): Lone[] {
  const find = (side: Side, other: Side): Lone[] => {
    const partners = new Map(matches.map((match) => [match[side], match[other]]))
    const found = new Map<Element, Lone>()
    for (const pair of pairs) {
      const [own, there] = side === 'base' ? pair : [pair[1], pair[0]]
      for (const element of chains[side][own]!) {
        const partner = partners.get(element)
        const isThere = (one: Element) => one === partner || one.tagName === element.tagName
        if (found.has(element) || (partner && chains[other][there]!.some(isThere))) continue
        found.set(element, { pair, side, element, isMatched: partner !== undefined })
      }
    }
    return [...found.values()]
  }
  return [...find('base', 'head'), ...find('head', 'base')]
}

/** The first and last leaf that each element holds. */
function extentsOf(chains: Chains[Side]): Map<Element, [number, number]> {
  const found = new Map<Element, [number, number]>()
  for (const [index, chain] of chains.entries())
    for (const element of chain) found.set(element, [found.get(element)?.[0] ?? index, index])
  return found
}

function elementSimilarity(one: Element, other: Element, shared: number): number {
  const { least, sameTag, classes } = weights.element
  if (shared < least || (one.tagName === 'a') !== (other.tagName === 'a')) return 0
  const names = classesOf(one)
  const common = names.filter((name) => classesOf(other).includes(name)).length
  return shared + (one.tagName === other.tagName ? sameTag : 0) + (names.length ? (classes * common) / names.length : 0)
}
