import { chain, type Element } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { compareElement, wrapper } from './element.ts'
import { about, type Difference, type Finding, type Pages, type Side } from './finding.ts'
import { loneElements, matchElements, type LeafPair } from './match.ts'

/** Compares the elements around units: tags, classes, ids and attributes, and elements that only one side has. */
export function compareElements(
  pairs: readonly [Unit, Unit][],
  units: Readonly<Record<Side, readonly Unit[]>>,
  roots: Readonly<Record<Side, Element>>,
  pages: Pages,
): { unit: Unit; finding: Finding }[] {
  const found: { unit: Unit; finding: Finding }[] = []
  const add = (differences: Difference[], [b, h]: LeafPair, marked: Partial<Record<Side, Element>>) => {
    const [was, is] = [units.base[b]!, units.head[h]!]
    const marks = { base: { element: marked.base ?? was.element }, head: { element: marked.head ?? is.element } }
    for (const difference of differences) found.push({ unit: is, finding: about(is, difference, marks) })
  }
  const around = (side: Side) => {
    const depth = chain(roots[side]).length - 1
    return units[side].map(({ element }) => chain(element).slice(depth))
  }
  const chains = { base: around('base'), head: around('head') }
  const indexes = pairs.map(([was, is]) => [was.index, is.index] as const).sort(([, one], [, other]) => one - other)
  const matches = matchElements(chains, indexes)
  for (const { pair, base, head } of matches) add(compareElement(base, head, pages), pair, { base, head })
  // A container of new or removed units is reported with these.
  const paired = new Set(pairs.flat())
  const holdsOthers = (side: Side, element: Element) =>
    units[side].some((unit, index) => !paired.has(unit) && chains[side][index]!.includes(element))
  for (const { pair, side, element, isMatched } of loneElements(chains, indexes, matches))
    if (!isMatched && !holdsOthers(side, element)) add(wrapper(element, side), pair, { [side]: element })
  return found
}
