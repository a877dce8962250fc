import { attribute, chain, isElement, textOf, type Element } from '../page/dom.ts'
import { isCallToAction } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import type { Kind } from '../report.ts'
import { about, onlyOn, type Finding, type Side } from './finding.ts'
import { widgetName } from './widgets.ts'

/** The changes for added or removed units; a whole widget or list item is one change. */
export function wholeBlocks(
  units: readonly Unit[],
  all: readonly Unit[],
  side: Side,
): { unit: Unit; finding: Finding }[] {
  const found: { unit: Unit; finding: Finding }[] = []
  const reported = new Set<Element>()
  // Elements with a unit that stayed: they are not gone as a whole.
  const gone = new Set(units)
  const stayed = new Set(all.filter((unit) => !gone.has(unit)).flatMap(({ element }) => chain(element)))
  for (const unit of units) {
    const whole = chain(unit.element).filter((element) => !stayed.has(element))
    const widget = whole.find((element) => widgetName(element) !== undefined)
    const item = whole.findLast(({ tagName }) => tagName === 'li')
    const holder = widget ?? (/^(text|drawing)$/.test(unit.type) ? item : undefined)
    const add = (kind: Kind, value: string, element: Element, more: Partial<Finding> = {}) =>
      found.push({ unit, finding: about(kind, pair(onlyOn(side, value)), unit, { [side]: { element }, ...more }) })
    if (holder && reported.has(holder)) continue
    if (widget) add('widget', widgetName(widget)!, widget, { in: 'widget' })
    // A button or a picture in an item is reported on its own; its words are part of the item.
    else if (item && unit.type === 'text') add('list-item', itemText(item), item)
    else if (valueOf(unit)) add(kindOf(unit, side), valueOf(unit), unit.element)
    if (holder && (widget || unit.type === 'text')) reported.add(holder)
  }
  return found
}

function pair({ before, after }: { before: string; after: string }): [string, string] {
  return [before, after]
}

function kindOf({ type }: Unit, side: Side): Kind {
  if (type === 'cta') return 'cta'
  if (type === 'image' || type === 'drawing') return 'image'
  if (type === 'field' || type === 'media' || type === 'box') return 'structure'
  return side === 'base' ? 'delete' : 'insert'
}

function valueOf({ type, element, text }: Unit): string {
  if (type === 'image') return attribute(element, 'src') ?? text
  return kindOf({ type } as Unit, 'head') === 'structure' ? element.tagName : text
}

/** The text of an item without nested items and buttons. */
function itemText(item: Element): string {
  const own = item.childNodes.filter(
    (child) => !(isElement(child) && (/^(ul|ol)$/.test(child.tagName) || isCallToAction(child))),
  )
  return own.map(textOf).filter(Boolean).join(' ')
}
