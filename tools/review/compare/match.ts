import { classesOf, type DomElement } from '../page/dom.ts'
import type { Side } from './found-change.ts'
import { weights } from './align.ts'
import { pairByScore } from './pairing.ts'

/** The elements around each leaf (a unit of a page, or a word of a unit), outermost first. */
type Chains = Readonly<Record<Side, readonly (readonly DomElement[])[]>>

/** An element around leaves, on both sides or on one only, at the first such pair of leaves. */
export interface Match {
  pair: [base: number, head: number]
  base?: DomElement | undefined
  head?: DomElement | undefined
  /** The other side has the element, too, around other leaves. */
  isElsewhere?: boolean
}

/**
 * Pairs the elements around paired leaves by the leaves that they have in common, by name, classes and id. Elements that
 * one side lacks around the leaves of `kept` follow.
 */
export function matchElements(chains: Chains, pairs: readonly [number, number][], kept = pairs): Match[] {
  const extents = { base: extentsOf(chains.base), head: extentsOf(chains.head) }
  const partner = new Map(pairs)
  const partners = { base: new Map<DomElement, DomElement>(), head: new Map<DomElement, DomElement>() }
  const score = (a: DomElement, b: DomElement): number => {
    if (partners.base.has(a) || partners.head.has(b)) return partners.base.get(a) === b ? 100 : 0
    const [from, to] = extents.base.get(a)!
    const [first, last] = extents.head.get(b)!
    let shared = 0
    for (let index = from; index <= to; index += 1) {
      const found = partner.get(index) ?? -1
      if (found >= first && found <= last) shared += 1
    }
    return elementSimilarity(a, b, (2 * shared) / (to - from + last - first + 2))
  }
  const matches: Match[] = []
  for (const pair of pairs) {
    const [one, other] = [chains.base[pair[0]]!, chains.head[pair[1]]!]
    for (const [b, h] of pairByScore(one.length, other.length, (b, h) => score(one[b]!, other[h]!))) {
      const [base, head] = [one[b]!, other[h]!]
      if (partners.base.has(base)) continue
      partners.base.set(base, head)
      partners.head.set(head, base)
      matches.push({ pair, base, head })
    }
  }
  const unmatched = (side: Side): Match[] => {
    const found = new Map<DomElement, Match>()
    for (const pair of kept) {
      const [own, others] = [chains.base[pair[0]]!, chains.head[pair[1]]!]
      const [around, there] = side === 'base' ? [own, others] : [others, own]
      for (const element of around) {
        const partner = partners[side].get(element)
        // The match, or one of its name.
        const isThere = there.some((candidate) => candidate === partner || candidate.tagName === element.tagName)
        if (!found.has(element) && !(partner && isThere))
          found.set(element, { pair, [side]: element, isElsewhere: partner !== undefined })
      }
    }
    return [...found.values()]
  }
  return [...matches, ...unmatched('base'), ...unmatched('head')]
}

function extentsOf(chains: Chains[Side]): Map<DomElement, [number, number]> {
  const found = new Map<DomElement, [number, number]>()
  for (const [index, chain] of chains.entries())
    for (const element of chain) found.set(element, [found.get(element)?.[0] ?? index, index])
  return found
}

function elementSimilarity(a: DomElement, b: DomElement, shared: number): number {
  const { least, sameTag, classes } = weights.element
  if (shared < least || (a.tagName === 'a') !== (b.tagName === 'a')) return 0
  const names = classesOf(a)
  const common = names.filter((name) => classesOf(b).includes(name)).length
  return shared + (a.tagName === b.tagName ? sameTag : 0) + (names.length ? (classes * common) / names.length : 0)
}
