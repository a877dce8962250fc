import { classesOf, type DomElement } from '../page/dom.ts'
import { countEach } from '../page/lists.ts'
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
 * Pairs the elements around paired leaves by name, classes and the number of leaves in them. Elements that one side
 * lacks around the leaves of `kept` follow.
 */
export function matchElements(chains: Chains, pairs: readonly [number, number][], kept = pairs): Match[] {
  const sizes = { base: countEach(chains.base.flat()), head: countEach(chains.head.flat()) }
  const partners = { base: new Map<DomElement, DomElement>(), head: new Map<DomElement, DomElement>() }
  const score = (a: DomElement, b: DomElement): number => {
    if (partners.base.has(a) || partners.head.has(b)) return partners.base.get(a) === b ? 100 : 0
    const [one, other] = [sizes.base.get(a)!, sizes.head.get(b)!]
    return elementSimilarity(a, b, (2 * Math.min(one, other)) / (one + other))
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

function elementSimilarity(a: DomElement, b: DomElement, size: number): number {
  const { least, sameTag, classes } = weights.element
  if (size < least || (a.tagName === 'a') !== (b.tagName === 'a')) return 0
  const names = classesOf(a)
  const common = names.filter((name) => classesOf(b).includes(name)).length
  return size + (a.tagName === b.tagName ? sameTag : 0) + (names.length ? (classes * common) / names.length : 0)
}
