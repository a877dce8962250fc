import { ancestorChain, type DomElement } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { differencesOf } from './compare-element.ts'
import { changeOfUnit, type FoundChange, type PageVersions, type Side } from './found-change.ts'
import { matchElements } from './match.ts'

/** Compares the elements around units: tags, classes, ids and attributes, and elements that only one side has. */
export function compareElements(
  pairs: readonly [Unit, Unit][],
  units: Readonly<Record<Side, readonly Unit[]>>,
  roots: Readonly<Record<Side, DomElement>>,
  pages: PageVersions,
): { unit: Unit; finding: FoundChange }[] {
  const found: { unit: Unit; finding: FoundChange }[] = []
  const around = (side: Side) => {
    const depth = ancestorChain(roots[side]).length - 1
    return units[side].map(({ element }) => ancestorChain(element).slice(depth))
  }
  const chains = { base: around('base'), head: around('head') }
  const indexes = pairs.map(([was, is]) => [was.index, is.index] as const).sort(([, one], [, other]) => one - other)
  // A container of new or removed units is reported with these.
  const paired = new Set(pairs.flat())
  const holdsOthers = (side: Side, element: DomElement) =>
    units[side].some((unit, index) => !paired.has(unit) && chains[side][index]!.includes(element))
  for (const match of matchElements(chains, indexes)) {
    const { pair, base, head, isElsewhere } = match
    const isReported = base ? !head && holdsOthers('base', base) : head && holdsOthers('head', head)
    if (isElsewhere || isReported) continue
    const [was, is] = [units.base[pair[0]]!, units.head[pair[1]]!]
    const marks = { base: { element: base ?? was.element }, head: { element: head ?? is.element } }
    for (const difference of differencesOf(match, pages))
      found.push({ unit: is, finding: changeOfUnit(is, difference, marks) })
  }
  return found
}
