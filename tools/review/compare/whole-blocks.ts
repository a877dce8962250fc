import { getAttribute, ancestorChain, isDomElement, parentElement, textOf, type DomElement } from '../page/dom.ts'
import { isCallToAction } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import type { Kind } from '../report.ts'
import { changeOfUnit, onlyOn, type FoundChange, type Side } from './found-change.ts'
import { widgetName } from './compare-element.ts'

/** The changes for added or removed units; a whole widget or list item is one change. */
export function wholeBlocks(
  units: readonly Unit[],
  all: readonly Unit[],
  side: Side,
): { unit: Unit; finding: FoundChange }[] {
  const found: { unit: Unit; finding: FoundChange }[] = []
  // Elements with a unit that stayed: they are not removed as a whole.
  const removed = new Set(units)
  const stayed = new Set(all.filter((unit) => !removed.has(unit)).flatMap(({ element }) => ancestorChain(element)))
  const reported = new Set<DomElement>()
  for (const unit of units) {
    const whole = ancestorChain(unit.element).filter((element) => !stayed.has(element))
    const widget = whole.find((element) => widgetName(element) !== undefined)
    const item = whole.findLast(({ tagName }) => tagName === 'li')
    // A button or a picture in an item is reported on its own; its words are part of the item.
    const holder = widget ?? (unit.type === 'text' || unit.type === 'drawing' ? item : undefined)
    if (holder && reported.has(holder)) continue
    const [kind, value, element]: [Kind, string, DomElement] = widget
      ? ['widget', widgetName(widget)!, widget]
      : item && unit.type === 'text'
        ? ['list-item', itemText(item), item]
        : [...meaningOf(unit, side, stayed), unit.element]
    const difference = { kind, ...onlyOn(side, value), in: widget && 'widget' }
    if (value) found.push({ unit, finding: changeOfUnit(unit, difference, { [side]: { element } }) })
    if (element === holder) reported.add(holder)
  }
  return found
}

/** The kind and value of a unit that is not a part of something larger. */
function meaningOf({ type, element, text }: Unit, side: Side, stayed: ReadonlySet<DomElement>): [Kind, string] {
  if (type === 'cta') return ['cta', text]
  if (type === 'image') return ['image', getAttribute(element, 'src') ?? text]
  // A decorative drawing counts where only the drawing was added or removed.
  if (type === 'drawing') return ['image', text || (stayed.has(parentElement(element)!) ? 'svg' : '')]
  if (type === 'text' || type === 'table') return [side === 'base' ? 'delete' : 'insert', text]
  return ['structure', element.tagName]
}

/** The text of an item without nested items and buttons. */
function itemText(item: DomElement): string {
  const own = item.childNodes.filter(
    (child) => !(isDomElement(child) && (/^(ul|ol)$/.test(child.tagName) || isCallToAction(child))),
  )
  return own.map(textOf).filter(Boolean).join(' ')
}
