import { closest, textOf, type Element } from '../page/dom.ts'
import { isCallToAction } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { about, type Finding } from './finding.ts'
import { widgetName } from './widgets.ts'
import { attribute } from '../page/dom.ts'

/** The changes for added or removed blocks; a whole widget or list item is one change. */
export function wholeBlocks(units: readonly Unit[], all: readonly Unit[], side: 'base' | 'head'): Finding[] {
  const findings: Finding[] = []
  const gone = new Set(units)
  const reported = new Set<Element>()
  for (const unit of units) {
    const widget = outermost(unit, all, gone, (element) => widgetName(element) !== undefined)
    const item = widget ? undefined : outermost(unit, all, gone, ({ tagName }) => tagName === 'li', 'innermost')
    const holder = widget ?? item
    if (holder && reported.has(holder)) {
      // A button or a picture in an item is reported separately; its words are part of the item.
      if (widget || unit.type === 'text' || unit.type === 'drawing') continue
    }
    if (holder && !reported.has(holder) && (widget || unit.type === 'text')) {
      reported.add(holder)
      findings.push(
        finding(
          widget ? 'widget' : 'list-item',
          widget ? widgetName(widget)! : itemText(item!),
          unit,
          holder,
          side,
          widget ? 'widget' : undefined,
        ),
      )
      continue
    }
    const own = single(unit)
    if (own) findings.push(finding(own.kind, own.value, unit, unit.element, side))
  }
  return findings
}

function single(
  unit: Unit,
): { kind: 'insert' | 'cta' | 'image' | 'structure' | 'table-row'; value: string } | undefined {
  const { type, element, text } = unit
  if (type === 'cta') return { kind: 'cta', value: text }
  if (type === 'image') return { kind: 'image', value: attribute(element, 'src') ?? text }
  if (type === 'drawing') return text ? { kind: 'image', value: text } : undefined
  if (type === 'field' || type === 'media') return { kind: 'structure', value: element.tagName }
  return { kind: 'insert', value: text }
}

function finding(
  kind: 'insert' | 'cta' | 'image' | 'structure' | 'table-row' | 'widget' | 'list-item',
  value: string,
  unit: Unit,
  element: Element,
  side: 'base' | 'head',
  place?: string,
): Finding {
  const name = kind === 'insert' && side === 'base' ? 'delete' : kind
  const [before, after] = side === 'base' ? [value, ''] : ['', value]
  return about(name, before, after, { unit, ...(place && { in: place }) }, { order: unit.index, [side]: { element } })
}

/** The ancestor of a unit that passes the test and whose units were all added or removed. */
function outermost(
  unit: Unit,
  all: readonly Unit[],
  gone: ReadonlySet<Unit>,
  test: (element: Element) => boolean,
  which: 'outermost' | 'innermost' = 'outermost',
): Element | undefined {
  let found: Element | undefined
  for (let current = closest(unit.element, test); current; current = closest(parent(current), test)) {
    const holder = current
    if (!all.filter((other) => within(other.element, holder)).every((other) => gone.has(other))) break
    found = holder
    if (which === 'innermost') break
  }
  return found
}

function parent(element: Element): Element | undefined {
  return element.parentNode && 'tagName' in element.parentNode ? element.parentNode : undefined
}

function within(element: Element, holder: Element): boolean {
  return closest(element, (found) => found === holder) !== undefined
}

/** The text of an item without nested items. */
function itemText(item: Element): string {
  const nested = item.childNodes.filter(
    (child) => !('tagName' in child && (/^(ul|ol)$/.test(child.tagName) || isCallToAction(child))),
  )
  return nested.map(textOf).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
}
