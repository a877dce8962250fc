import { attribute, chain, textOf, type Element } from '../page/dom.ts'
import { headingLevel, isCallToAction, isPictured } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { isNoise } from '../site/noise.ts'
import { compareAttributes, type ElementDifference } from './attributes.ts'
import { about, onlyOn, type Finding, type Pages, type Side } from './finding.ts'
import { linkKey } from './links.ts'
import { matchElements } from './match.ts'
import { compareWidgets, widgetName } from './widgets.ts'

/** Compares the elements around units: tags, classes, ids and attributes, and elements that only one side has. */
export function compareElements(
  pairs: readonly [Unit, Unit][],
  units: Readonly<Record<Side, readonly Unit[]>>,
  roots: Readonly<Record<Side, Element>>,
  pages: Pages,
): { unit: Unit; finding: Finding }[] {
  const found: { unit: Unit; finding: Finding }[] = []
  const add = (differences: ElementDifference[], [base, head]: [Element, Element], unit: Unit) => {
    const marks = { base: { element: base }, head: { element: head } }
    for (const difference of differences) found.push({ unit, finding: findingOf(difference, unit, marks) })
  }
  const depth = { base: chain(roots.base).length - 1, head: chain(roots.head).length - 1 }
  const around = (side: Side, { element }: Unit) => chain(element).slice(depth[side])
  const chains = {
    base: units.base.map((unit) => around('base', unit)),
    head: units.head.map((unit) => around('head', unit)),
  }
  const inOrder = [...pairs].sort(([, one], [, other]) => one.index - other.index)
  // A container of new or removed units is reported with these; matched elements are compared.
  const done = new Set<Element>()
  const indexes = inOrder.map(([was, is]) => [was.index, is.index] as const)
  for (const { pair, base, head } of matchElements(chains, indexes)) {
    add(compareElement(base, head, pages), [base, head], units.head[pair[1]]!)
    done.add(base).add(head)
  }
  for (const [index, side] of (['base', 'head'] as const).entries()) {
    const stayed = new Set(pairs.map((pair) => pair[index]))
    for (const [at, unit] of units[side].entries())
      if (!stayed.has(unit)) for (const element of chains[side][at]!) done.add(element)
  }
  for (const [was, is] of inOrder) {
    for (const side of ['base', 'head'] as const) {
      for (const element of chains[side][side === 'base' ? was.index : is.index]!) {
        const marked: [Element, Element] = side === 'base' ? [element, is.element] : [was.element, element]
        if (!done.has(element)) add(wrapper(element, side), marked, is)
        done.add(element)
      }
    }
  }
  return found
}

/** A difference of an element as a finding. */
export function findingOf({ kind, before, after, name }: ElementDifference, unit: Unit, marks: Pick<Finding, Side>) {
  return about(kind, [before, after], unit, { ...marks, ...(name && { in: name }) })
}

/** The differences between an element before and after. */
export function compareElement(base: Element, head: Element, pages: Pages): ElementDifference[] {
  const written = ({ tagName, attrs }: Element) =>
    tagName + attrs.map(({ name, value }) => ` ${name}=${value}`).join('')
  // Most elements did not change. The same address may lead elsewhere.
  if (base.tagName !== 'a' && written(base) === written(head)) return []
  const found = [...compareWidgets(base, head), ...compareAttributes(base, head)].filter(
    ({ kind, name }) => !(kind === 'attribute' && isReportedElsewhere(head, name)),
  )
  const [level, newLevel] = [headingLevel(base), headingLevel(head)]
  if (level && newLevel && level !== newLevel)
    found.unshift({ kind: 'heading-level', before: `h${level}`, after: `h${newLevel}` })
  else if (base.tagName !== head.tagName)
    found.unshift({ kind: 'structure', before: base.tagName, after: head.tagName })
  const [before, after] = [attribute(base, 'href') ?? '', attribute(head, 'href') ?? '']
  if (
    /^(a|area)$/.test(head.tagName) &&
    base.tagName === head.tagName &&
    linkKey(before, pages.base) !== linkKey(after, pages.head)
  )
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
