import { attribute, chain, textOf, type Element } from '../page/dom.ts'
import { headingLevel, isCallToAction, isPictured } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { isNoise } from '../site/noise.ts'
import { compareAttributes, type ElementDifference } from './attributes.ts'
import { about, onlyOn, type Finding, type Side } from './finding.ts'
import { extentsOf, matchElements } from './match.ts'
import { compareWidgets, widgetName } from './widgets.ts'

/** Whether two addresses lead to the same place. */
export type SameLink = (before: string, after: string) => boolean

/** Compares the elements around units: tags, classes, ids and attributes, and elements that only one side has. */
export function compareElements(
  pairs: readonly [Unit, Unit][],
  units: Readonly<Record<Side, readonly Unit[]>>,
  roots: Readonly<Record<Side, Element>>,
  sameLink: SameLink,
): { unit: Unit; finding: Finding }[] {
  const chainsOf = (side: Side) =>
    units[side].map(({ element }) => {
      const all = chain(element)
      return all.slice(all.indexOf(roots[side]))
    })
  const chains = { base: chainsOf('base'), head: chainsOf('head') }
  const extents = { base: extentsOf(chains.base), head: extentsOf(chains.head) }
  const inOrder = [...pairs].sort(([, one], [, other]) => one.index - other.index)
  const stayed = {
    base: new Set(pairs.map(([{ index }]) => index)),
    head: new Set(pairs.map(([, { index }]) => index)),
  }
  const indexes = inOrder.map(([was, is]) => [was.index, is.index] as const)
  const found: { unit: Unit; finding: Finding }[] = []
  const add = (
    differences: ElementDifference[],
    [was, is]: readonly [Unit, Unit],
    base = was.element,
    head = is.element,
  ) => {
    const marks = { base: { element: base }, head: { element: head } }
    for (const difference of differences) found.push({ unit: is, finding: findingOf(difference, is, marks) })
  }
  const seen = new Set<Element>()
  for (const { pair, base, head } of matchElements(chains, indexes)) {
    add(compareElement(base, head, sameLink), [units.base[pair[0]]!, units.head[pair[1]]!], base, head)
    seen.add(base).add(head)
  }
  for (const pair of inOrder) {
    for (const [index, side] of (['base', 'head'] as const).entries()) {
      for (const element of chains[side][pair[index]!.index]!) {
        if (seen.has(element)) continue
        seen.add(element)
        // A container of new or removed units is reported with these.
        const [from, to] = extents[side].get(element)!
        if (Array.from({ length: to - from + 1 }, (_, at) => from + at).every((at) => stayed[side].has(at)))
          add(wrapper(element, side), pair, ...(index ? ([undefined, element] as const) : ([element] as const)))
      }
    }
  }
  return found
}

function findingOf({ kind, before, after, name }: ElementDifference, unit: Unit, marks: Pick<Finding, Side>): Finding {
  return about(kind, [before, after], unit, { ...marks, ...(name && { in: name }) })
}

/** The differences between an element before and after. */
export function compareElement(base: Element, head: Element, sameLink: SameLink): ElementDifference[] {
  const sameAttributes = base.attrs.every(
    ({ name, value }, at) => head.attrs[at]?.name === name && head.attrs[at].value === value,
  )
  // Most elements did not change. The same address may lead elsewhere.
  if (
    base.tagName === head.tagName &&
    base.attrs.length === head.attrs.length &&
    sameAttributes &&
    base.tagName !== 'a'
  )
    return []
  const found = [...compareWidgets(base, head), ...compareAttributes(base, head)].filter(
    ({ kind, name }) => !(kind === 'attribute' && isReportedElsewhere(head, name)),
  )
  const [level, newLevel] = [headingLevel(base), headingLevel(head)]
  if (level && newLevel && level !== newLevel)
    found.unshift({ kind: 'heading-level', before: `h${level}`, after: `h${newLevel}` })
  else if (base.tagName !== head.tagName)
    found.unshift({ kind: 'structure', before: base.tagName, after: head.tagName })
  const [before, after] = [attribute(base, 'href') ?? '', attribute(head, 'href') ?? '']
  if (/^(a|area)$/.test(head.tagName) && base.tagName === head.tagName && !sameLink(before, after))
    found.push({ kind: isCallToAction(base) || isCallToAction(head) ? 'cta' : 'link', before, after })
  return found
}

/** The label of a picture or of a button without words is its text. */
function isReportedElsewhere(element: Element, name = ''): boolean {
  const isButton = isCallToAction(element)
  if (name === 'value') return isButton
  return name === 'aria-label' && (isPictured(element) || (isButton && !textOf(element)))
}

/** What an element means that only one side has around the same words; nothing for a box without attributes. */
export function wrapper(element: Element, side: Side): ElementDifference[] {
  const widget = widgetName(element)
  if (widget) return [{ kind: 'widget', name: 'widget', ...onlyOn(side, widget) }]
  const href = element.tagName === 'a' && attribute(element, 'href')
  if (href) return [{ kind: isCallToAction(element) ? 'cta' : 'link', ...onlyOn(side, href) }]
  const classes = attribute(element, 'class')
  if (element.tagName === 'span' && classes) return [{ kind: 'style', name: 'class', ...onlyOn(side, classes) }]
  const bare = element.attrs.every(({ name, value }) => isNoise(name) || !value)
  return bare && /^(div|span|tbody)$/.test(element.tagName)
    ? []
    : [{ kind: 'structure', ...onlyOn(side, element.tagName) }]
}
