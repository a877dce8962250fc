import { classesOf, type DomElement } from '../page/dom.ts'
import { countEach } from '../page/lists.ts'
import type { Unit } from '../page/units.ts'
import type { Side } from './found-change.ts'
import { weights } from './align.ts'
import { pairByScore } from './pairing.ts'

/** An element around units, on both sides or on one only, at the first such pair of units. */
export type Match = { pair: readonly [base: Unit, head: Unit] } & Partial<Record<Side, DomElement>>

/** Pairs the elements around paired units, outermost first, by name, classes and the number of units in them. */
export function matchElements(
  chains: Readonly<Record<Side, readonly (readonly DomElement[])[]>>,
  pairs: readonly [Unit, Unit][],
): Match[] {
  const sizes = { base: countEach(chains.base.flat()), head: countEach(chains.head.flat()) }
  const partners = { base: new Map<DomElement, DomElement>(), head: new Map<DomElement, DomElement>() }
  const score = (a: DomElement, b: DomElement): number => {
    if (partners.base.has(a) || partners.head.has(b)) return partners.base.get(a) === b ? 100 : 0
    const [one, other] = [sizes.base.get(a)!, sizes.head.get(b)!]
    return elementSimilarity(a, b, (2 * Math.min(one, other)) / (one + other))
  }
  const matches: Match[] = []
  for (const pair of pairs) {
    const [one, other] = [chains.base[pair[0].index]!, chains.head[pair[1].index]!]
    for (const [b, h] of pairByScore(one.length, other.length, (b, h) => score(one[b]!, other[h]!))) {
      const [base, head] = [one[b]!, other[h]!]
      if (partners.base.has(base)) continue
      partners.base.set(base, head)
      partners.head.set(head, base)
      matches.push({ pair, base, head })
    }
  }
  const alone = new Map<DomElement, Match>()
  for (const pair of [...pairs].reverse()) {
    for (const base of chains.base[pair[0].index]!) if (!partners.base.has(base)) alone.set(base, { pair, base })
    for (const head of chains.head[pair[1].index]!) if (!partners.head.has(head)) alone.set(head, { pair, head })
  }
  return [...matches, ...alone.values()]
}

/** The likelihood that one element became the other, with how similar they are besides name and classes. */
export function elementSimilarity(a: DomElement, b: DomElement, size: number): number {
  const { least, sameTag, classes } = weights.element
  if (size < least || (a.tagName === 'a') !== (b.tagName === 'a')) return 0
  const names = classesOf(a)
  const common = names.filter((name) => classesOf(b).includes(name)).length
  return size + (a.tagName === b.tagName ? sameTag : 0) + (names.length ? (classes * common) / names.length : 0)
}
