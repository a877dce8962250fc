import { defaultTreeAdapter as tree } from 'parse5'
import type { Finding, Mark } from '../compare/finding.ts'
import type { ComparedPage } from '../compare/site.ts'
import { attribute, closest, elements, isElement, parentElement, type Element, type Node } from '../page/dom.ts'
import type { Unit } from '../page/units.ts'
import { infoOf } from '../report.ts'
import { create, type PageCopy } from './copy.ts'
import { counterpart, type Place } from './counterpart.ts'

/** The copies of a page that the report shows. */
export interface Views {
  combined?: PageCopy | undefined
  before?: PageCopy | undefined
  after?: PageCopy | undefined
}

type State = 'ins' | 'del' | 'move' | 'chg'

/** Marks the changes of a page; a change's number is its position in the list. */
export function decorate(page: ComparedPage, findings: readonly Finding[], { combined, before, after }: Views): void {
  const toHead = new Map<Unit, Unit>(page.alignment?.pairs ?? [])
  const toBase = new Map([...toHead].map(([was, is]) => [is, was]))
  const shown = new Set<Element>()
  for (const [index, finding] of findings.entries()) {
    const number = index + 1
    const { base, head, kind } = finding
    const isAddition = finding.before === '' && infoOf(kind).element === true
    if (/^table-(row|column)$/.test(kind) && base && head) {
      if (kind === 'table-row') showRow(finding, number)
      else showColumn(finding, number)
      continue
    }
    if (head && inText(finding, head)) {
      wrap(after, head, number, 'ins')
      wrap(combined, head, number, 'ins', finding.before)
    } else if (head) {
      const state = kind === 'move' ? 'move' : !base && isAddition ? 'ins' : 'chg'
      for (const copy of [after, combined]) mark(copy, head.element, number, state)
    }
    if (base && inText(finding, base)) wrap(before, base, number, 'del')
    else if (base) mark(before, base.element, number, !head ? 'del' : kind === 'move' ? 'move' : 'chg')

    if (base && !head && page.base) showRemoved(base.element, number, page.base.units)
    if (head && !base && page.head && isAddition) {
      const place = counterpart(head.element, page.head.units, toBase)
      if (place) putBeside(before, place, anchor(number))
    }
  }

  function showRemoved(element: Element, number: number, units: readonly Unit[]): void {
    if (closest(element, ({ tagName }) => tagName === 'tr')) return
    const place = counterpart(element, units, toHead)
    if (!place) return
    putBeside(after, place, anchor(number))
    // If all of a container was removed it is shown as a whole, once.
    const isWhole = units
      .filter((unit) => closest(unit.element, (found) => found === place.block))
      .every((unit) => !toHead.has(unit))
    const whole = shown.has(place.block) || !isWhole ? element : place.block
    putBeside(combined, place, anchor(number), shown.has(whole) ? undefined : removed(before, whole))
    shown.add(whole)
  }

  /** Shows an added or removed table row in its place. */
  function showRow({ base, head, ...finding }: Finding, number: number): void {
    const [row, other] = finding.after ? [head!.element, base!.element] : [base!.element, head!.element]
    const others = rowsOf(other)
    const neighbour = others[Math.min(rowsOf(row).indexOf(row), others.length) - 1] ?? others[0]
    for (const copy of finding.after ? [after, combined] : [before])
      mark(copy, row, number, finding.after ? 'ins' : 'del')
    if (!neighbour) return
    for (const copy of finding.after ? [before] : [after, combined]) mark(copy, neighbour, number)
    if (!finding.after) putBeside(combined, { element: neighbour, where: 'after' }, removed(before, row))
  }

  function showColumn({ base, head, ...finding }: Finding, number: number): void {
    const copies = finding.after ? [after, combined] : [before]
    const cell = finding.after ? head!.element : base!.element
    for (const copy of [after, combined]) mark(copy, head!.element, number, finding.after ? 'ins' : 'chg')
    mark(before, base!.element, number, finding.after ? 'chg' : 'del')
    const row = closest(cell, ({ tagName }) => tagName === 'tr')
    const index = row ? cellsOf(row).indexOf(cell) : -1
    for (const other of index < 0 ? [] : rowsOf(cell)) {
      const found = cellsOf(other)[index]
      if (found) for (const copy of copies) setState(copy?.of(found), finding.after ? 'ins' : 'del')
    }
  }
}

/** The target of a link in the list of changes; it has no size. */
function anchor(number: number): Element {
  return create('span', { class: 'rv-n', id: `c${number}`, 'data-n': String(number) })
}

function removed(before: PageCopy | undefined, element: Element): Element | undefined {
  const clone = before?.clone(element)
  setState(clone, 'del')
  return clone
}

function setState(copy: Element | undefined, state: State | undefined): void {
  if (!copy || !state) return
  copy.attrs = [...copy.attrs.filter(({ name }) => name !== 'data-rv'), { name: 'data-rv', value: state }]
}

type Beside = Pick<Place, 'element' | 'where'>

function putBeside(copy: PageCopy | undefined, { element, where }: Beside, ...nodes: (Element | undefined)[]): void {
  const target = copy?.of(element)
  const parent = target?.parentNode
  if (!parent) return
  const siblings = parent.childNodes
  let index = siblings.indexOf(target) + (where === 'after' ? 1 : 0)
  // After what was put there before.
  while (where === 'after' && siblings[index] && isOwn(siblings[index]!)) index += 1
  const next = siblings[index]
  for (const node of nodes.filter((node) => node !== undefined)) {
    if (next) tree.insertBefore(parent, node, next)
    else tree.appendChild(parent, node)
  }
  unfold(parent)
}

function isOwn(node: Node): boolean {
  return isElement(node) && (attribute(node, 'class') === 'rv-n' || attribute(node, 'data-rv') === 'del')
}

/** Opens a closed <details> that contains changes. */
function unfold(node: Node): void {
  for (let current = isElement(node) ? node : parentElement(node); current; current = parentElement(current))
    if (current.tagName === 'details' && !current.attrs.some(({ name }) => name === 'open'))
      current.attrs.push({ name: 'open', value: '' })
}

/** Elements that cannot hold the number of a change. */
const CLOSED = /^(img|input|svg|select|textarea|picture|ul|ol|dl|source|option|iframe|video|audio|text)$/

/** Marks an element as a whole. */
function mark(copy: PageCopy | undefined, element: Element, number: number, state?: State): void {
  if (/^(html|head|body)$/.test(element.tagName)) return
  setState(copy?.of(element), state)
  const cell = /^(table|thead|tbody|tfoot|tr)$/.test(element.tagName)
    ? elements(element).find(({ tagName }) => /^(td|th|caption)$/.test(tagName))
    : element
  if (!cell) return
  if (CLOSED.test(cell.tagName) || cell.namespaceURI.endsWith('svg')) {
    const svg = closest(cell, ({ tagName }) => tagName === 'svg') ?? cell
    const holder = closest(svg, ({ tagName }) => /^(picture|select)$/.test(tagName)) ?? svg
    return putBeside(copy, { element: holder, where: 'before' }, anchor(number))
  }
  const target = copy?.of(cell)
  if (!target) return
  if (target.childNodes[0]) tree.insertBefore(target, anchor(number), target.childNodes[0])
  else tree.appendChild(target, anchor(number))
  unfold(target)
}

/** Whether the words of a change are in the text of the page; a label (aria-label, value) is not. */
function inText({ kind }: Finding, { unit, range }: Mark): boolean {
  const last = unit?.pieces.at(-1)
  return kind !== 'link' && !!last && !!range && range[1] <= last.from + last.offsets.length
}

/** Marks a range of a unit's text, which may reach over several text nodes, after the removed words. */
function wrap(
  copy: PageCopy | undefined,
  { unit, range }: Mark,
  number: number,
  tag: 'ins' | 'del',
  removedWords = '',
): void {
  const [from, to] = range!
  let first = true
  for (const { node, from: pieceFrom, offsets } of unit!.pieces) {
    const start = Math.max(from, pieceFrom)
    const end = Math.min(to, pieceFrom + offsets.length)
    const isPoint = from === to && from >= pieceFrom && from <= pieceFrom + offsets.length
    if (!(start < end || (isPoint && first))) continue
    const svg = closest(node.parentNode as Element, ({ tagName }) => tagName === 'svg')
    if (svg) {
      if (first) mark(copy, svg, number, 'chg')
    } else {
      const offset = offsets[start - pieceFrom] ?? (offsets.at(-1) ?? -1) + 1
      const wrapper = create(tag, { class: 'rv' })
      copy?.wrap(node, offset, start < end ? offsets[end - 1 - pieceFrom]! + 1 : offset, wrapper)
      const parent = wrapper.parentNode
      if (first && parent) {
        tree.insertBefore(parent, anchor(number), wrapper)
        if (removedWords) tree.insertBefore(parent, create('del', { class: 'rv' }, removedWords), wrapper)
        if (removedWords && to > from) tree.insertTextBefore(parent, ' ', wrapper)
        unfold(parent)
      }
      if (!wrapper.childNodes.length) tree.detachNode(wrapper)
    }
    first = false
  }
}

function rowsOf(part: Element): Element[] {
  const table = closest(part, ({ tagName }) => tagName === 'table') ?? part
  return elements(table).filter(({ tagName }) => tagName === 'tr')
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter((child): child is Element => isElement(child) && /^t[dh]$/.test(child.tagName))
}
