import { defaultTreeAdapter as tree, html } from 'parse5'
import { ancestorChain, childNodesOf, closestAncestor, descendants } from '../page/dom.ts'
import { isDomElement, isDomText, textOf } from '../page/dom.ts'
import type { DomElement, DomNode, DomText } from '../page/dom.ts'
import type { FoundChange, Mark } from '../compare/found-change.ts'
import type { ComparedPage } from '../compare/compare-sites.ts'
import { tableAround } from '../page/read-table.ts'
import { kinds } from '../report.ts'
import { themeOf } from './plain-words.ts'
import { counterpart, type Partners, type TreePosition } from '../compare/align.ts'

/** How a changed element is framed; one that only changed in a theme, only there. */
export type State = 'ins' | 'del' | 'chg' | 'old' | 'bad' | 'light' | 'dark'

/** A range of a text to mark, and the nodes in front of it. An empty range has only these. */
export interface MarkedWords {
  start: number
  end: number
  tag: 'ins' | 'del' | 'mark'
  /** Its class, and the anchor of the change. */
  attributes: Record<string, string>
  lead: readonly DomNode[]
}

/** What is added to a copy of a page, by the nodes of the original. */
export class Marks {
  readonly outlines = new Map<DomElement, State>()
  readonly before = new Map<DomNode, DomNode[]>()
  readonly after = new Map<DomNode, DomNode[]>()
  readonly inside = new Map<DomNode, DomNode[]>()
  readonly words = new Map<DomNode, MarkedWords[]>()
  /** What changed as on many pages, with the names of these changes: it is marked while one of them is selected. */
  readonly common = new Map<DomElement, string[]>()
  /** What a changed size or gap was, as a declaration: it is only marked where that moves something. */
  readonly sizes = new Map<DomElement, string>()
  /** Each <details> that contains changes. */
  readonly opened = new Set<DomElement>()

  /** Adds nodes before or after an element, or inside it at its beginning, after what was added there already. */
  add(where: 'before' | 'after' | 'inside', element: DomElement, ...nodes: DomNode[]): void {
    this[where].set(element, [...(this[where].get(element) ?? []), ...nodes])
    this.#open(element)
  }

  /** Marks a range of a text. */
  addWords(text: DomText, words: MarkedWords): void {
    this.words.set(text, [...(this.words.get(text) ?? []), words])
    this.#open(text.parentNode as DomElement)
  }

  #open(element: DomElement): void {
    const isClosed = (each: DomElement) => each.tagName === 'details' && !this.opened.has(each)
    for (let found = closestAncestor(element, isClosed); found; found = closestAncestor(found, isClosed))
      this.opened.add(found)
  }
}

/** Creates an element of a copy. */
export function createCopiedElement(
  tagName: string,
  attributes: Record<string, string> = {},
  ...children: DomNode[]
): DomElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = tree.createElement(tagName, html.NS.HTML, attrs)
  for (const child of children) tree.appendChild(element, child as DomElement | DomText)
  return element
}

/** The marks of the copies of a page: before, after, and after with what was removed. */
export type MarkedCopies = Record<'before' | 'after' | 'combined', Marks>

/**
 * Marks the changes of a page; a change's number is its position in the list.
 * @param copyRemoved copies an element of the base
 */
export function markChanges(
  { findings, partners = new Map(), base: basePage, head: headPage }: ComparedPage,
  copyRemoved: (element: DomElement) => DomElement | undefined,
): MarkedCopies {
  const [before, after, combined] = [new Marks(), new Marks(), new Marks()]
  const shown = new Map<DomElement, DomElement[]>()
  /** Rows that one side has. */
  const lines = new Set(
    findings.flatMap(({ kind, after, base, head }) => {
      const mark = after ? head : base
      return kind === 'table-row' && mark ? mark.element : []
    }),
  )
  for (const [index, finding] of findings.filter(({ isCommon }) => isCommon).entries()) {
    const { base, head, alike = [] } = finding
    addSize(finding)
    const add = (marks: Marks, element: DomElement) => {
      // A part of a drawing has no box to mark.
      const boxed = closestAncestor(element, ({ tagName }) => tagName === 'svg') ?? element
      marks.common.set(boxed, [...new Set([...(marks.common.get(boxed) ?? []), `s${index + 1}`])])
    }
    for (const element of [...(head ? [head.element] : []), ...alike])
      for (const marks of [after, combined]) add(marks, element)
    if (base) add(before, base.element)
  }
  for (const [index, finding] of findings.entries()) {
    if (finding.isCommon) continue
    const number = index + 1
    const { kind, base, head } = finding
    const changed = themeOf(finding) ?? 'chg'
    const isAddition = finding.before === '' && kinds[kind].element === true
    if (/^table-(row|column)$/.test(kind) && base && head) {
      markLine(finding, base.element, head.element, number)
      continue
    }
    if (head && isInText(finding, head)) {
      markWords(after, head, number, 'ins')
      // Of a button only some words may have changed.
      const removedWords = kind === 'cta' && base?.range ? base.unit!.text.slice(...base.range) : finding.before
      markWords(combined, head, number, 'ins', removedWords)
    } else if (head) {
      const state = kinds[kind].broken ? 'bad' : !base && isAddition ? 'ins' : changed
      const look = isInSentence(head.element) ? 'rv-inline' : ''
      for (const marks of [after, combined]) markElement(marks, head.element, anchor(number, look), state)
      addSize(finding)
    }
    for (const element of finding.alike ?? [])
      for (const marks of [after, combined]) marks.outlines.set(element, changed)
    if (base && isInText(finding, base)) markWords(before, base, number, 'del')
    else if (base) markElement(before, base.element, anchor(number), head ? changed : 'del')

    if (base && !head) markRemoved(base.element, number)
    if (head && !base && headPage && isAddition) {
      const place = counterpart(head.element, headPage.units, partners)
      if (place) markPlace(before, place, number)
    } else if (head && !base) {
      const there = placeInBase(head.element, headPage, partners)
      if (there) markElement(before, there, anchor(number))
    }
  }
  return { before, after, combined }

  function addSize({ kind, in: property, before: was, head, alike = [], inSheet, selector = '' }: FoundChange): void {
    if (kind !== 'style' || !inSheet || !head || !GAP.test(property) || selector.includes(':')) return
    for (const marks of [after, combined])
      for (const element of [head.element, ...alike]) marks.sizes.set(element, `${property}: ${was || 'unset'}`)
  }

  function markRemoved(element: DomElement, number: number): void {
    if (!basePage || closestAncestor(element, ({ tagName }) => tagName === 'tr')) return
    const place = counterpart(element, basePage.units, partners)
    if (!place) return
    markPlace(after, place, number)
    // If all of a container was removed it is shown as a whole, once.
    const isWhole = basePage.units
      .filter(({ element: inner }) => ancestorChain(inner).includes(place.block))
      .every((unit) => !partners.has(unit))
    const whole = isWhole ? place.block : element
    const copies = shown.get(whole) ?? removed(whole)
    // Inside what was removed: as an item of a grid of its own it would be in the corner of the grid.
    const holder = copies.find(({ tagName }) => !CLOSED.test(tagName))
    if (holder) holder.childNodes.unshift(anchor(number))
    else combined.add(place.where, place.element, anchor(number))
    if (!shown.has(whole)) combined.add(place.where, place.element, ...copies)
    shown.set(whole, copies)
  }

  /** Marks an added or removed row or column of a table, and its place on the other side. */
  function markLine(finding: FoundChange, base: DomElement, head: DomElement, number: number): void {
    const isNew = finding.after !== ''
    const [line, other] = isNew ? [head, base] : [base, head]
    const [own, others] = isNew ? [[after, combined], [before]] : [[before], [after, combined]]
    const state = isNew ? 'ins' : 'del'
    for (const marks of own) markElement(marks, line, anchor(number), state)
    if (finding.kind === 'table-column') {
      for (const marks of others) markElement(marks, other, anchor(number), 'chg')
      const column = tableAround(line).columns.find(({ element }) => element === line)
      for (const marks of own) for (const cell of column?.cells ?? []) if (cell) marks.outlines.set(cell.element, state)
      return
    }
    // After the last row before it that both sides have.
    const rowsOf = (part: DomElement) =>
      tableAround(part).rows.flatMap(({ element }) => (element && !lines.has(element) ? element : []))
    const isBefore = (row: DomElement) => row.sourceCodeLocation!.startOffset < line.sourceCodeLocation!.startOffset
    const kept = rowsOf(other)
    const neighbour = kept[rowsOf(line).filter(isBefore).length - 1] ?? kept[0]
    if (!neighbour) return
    markElement(isNew ? before : after, neighbour, anchor(number))
    for (const row of isNew ? [] : removed(line)) {
      const [cell] = descendants(row)
      cell?.childNodes.unshift(anchor(number))
      combined.add('after', neighbour, row)
    }
  }

  function removed(element: DomElement): DomElement[] {
    const copy = copyRemoved(element)
    copy?.attrs.push({ name: 'data-rv', value: 'del' })
    return copy ? [copy] : []
  }
}

/** Properties of styles that may move nothing at some widths, where parts stand in one line or column. */
const GAP = /^(row-|column-)?gap$/

/** Whether an element is a link among words. */
function isInSentence({ tagName, parentNode }: DomElement): boolean {
  return tagName === 'a' && !!parentNode?.childNodes.some((node) => isDomText(node) && node.value.trim())
}

/** The element beside a place, which may be the end of a large one. */
function nearestIn({ where, element }: TreePosition): DomElement {
  return (where === 'after' && descendants(element).at(-1)) || element
}

/** Marks an old value or a claim in the words of a place, and its place on the other side; of a link the link. */
export function markOld(
  { before, after, combined }: MarkedCopies,
  { element, value, id, label = 'old' }: { element: DomElement; value: string; id: string; label?: string },
  page: ComparedPage,
): void {
  const number = () => createCopiedElement('span', { class: 'rv-n rv-inline', id, 'data-n': label })
  const add = (marks: Marks, holder: DomElement, length: number, state?: State) => {
    const text = textsIn(holder).find((each) => each.value.includes(value))
    const start = text?.value.indexOf(value) ?? 0
    const words = { start, end: start + length, tag: 'mark', attributes: { class: 'rv', 'data-of': id } } as const
    if (text) marks.addWords(text, { ...words, lead: [number()] })
    else markElement(marks, holder, number(), state)
  }
  for (const marks of [after, combined]) add(marks, element, value.length, 'old')
  const there = placeInBase(element, page.head, page.partners)
  if (there) add(before, there, 0)
}

/** The place in the base of an element of the head: the same element, else what is nearest to it. */
function placeInBase(element: DomElement, head: ComparedPage['head'], partners: Partners = new Map()) {
  const units = head?.units ?? []
  const around = units.findLast((unit) => ancestorChain(element).includes(unit.element) && partners.has(unit))
  const inside = units.find((unit) => ancestorChain(unit.element).includes(element) && partners.has(unit))
  const there = (around ?? inside) && partners.get((around ?? inside)!)!.element
  if (there) {
    const isSame = (each: DomElement) => each.tagName === element.tagName && textOf(each) === textOf(element)
    return [there, ...descendants(there)].find(isSame) ?? there
  }
  const place = counterpart(element, units, partners)
  return place && nearestIn(place)
}

/** The target of a link in the list of changes; it has no size, or stands in the line as a footnote does. */
function anchor(number: number, look: '' | 'rv-inline' | 'rv-place' | 'rv-place rv-end' = ''): DomElement {
  return createCopiedElement('span', { class: `rv-n ${look}`.trim(), id: `c${number}`, 'data-n': String(number) })
}

/** Elements that cannot hold the number of a change. */
const CLOSED = /^(img|input|svg|select|textarea|picture|ul|ol|dl|source|option|iframe|video|audio|text)$/

function markElement(marks: Marks, element: DomElement, mark: DomElement, state?: State): void {
  if (/^(html|head|body)$/.test(element.tagName)) return
  // What is broken stays so, even if its address changed, too.
  if (state && marks.outlines.get(element) !== 'bad') marks.outlines.set(element, state)
  const cell = /^(table|thead|tbody|tfoot|tr)$/.test(element.tagName)
    ? descendants(element).find(({ tagName }) => /^(td|th|caption)$/.test(tagName))
    : element
  if (!cell) return
  if (CLOSED.test(cell.tagName) || cell.namespaceURI.endsWith('svg')) {
    const svg = closestAncestor(cell, ({ tagName }) => tagName === 'svg') ?? cell
    const holder = closestAncestor(svg, ({ tagName }) => /^(picture|select)$/.test(tagName)) ?? svg
    marks.add('before', holder, mark)
  } else marks.add('inside', cell, mark)
}

/** Whether the words of a change are in the text of the page; a label (aria-label, value) is not. */
function isInText({ kind }: FoundChange, { unit, range }: Mark): boolean {
  const last = unit?.pieces.at(-1)
  return kind === 'table-cell' || (kind !== 'link' && !!last && !!range && range[1] <= last.from + last.offsets.length)
}

/** Marks the place of something that only the other side has: at the beginning or the end of what is beside it. */
function markPlace(marks: Marks, { element, where }: TreePosition, number: number): void {
  if (where === 'before') return markElement(marks, element, anchor(number, 'rv-place'))
  const holder = endOf(element)
  const isClosed = CLOSED.test(holder.tagName) || holder.namespaceURI.endsWith('svg')
  marks.add(isClosed ? 'after' : 'inside', holder, anchor(number, 'rv-place rv-end'))
}

/** What can hold a number at the end of an element: of a list its last item, of a table a cell of its last row. */
function endOf(element: DomElement): DomElement {
  const parts = childNodesOf(element).filter(isDomElement)
  const isList = /^(ul|ol|dl|table|thead|tbody|tfoot)$/.test(element.tagName)
  const part = element.tagName === 'tr' ? parts[0] : isList ? parts.at(-1) : undefined
  return part ? endOf(part) : element
}

/** Marks words after those that they replace: all of a cell, or a range, which may reach over several text nodes. */
function markWords(marks: Marks, mark: Mark, number: number, tag: 'ins' | 'del', removedWords = ''): void {
  const attributes = { class: 'rv', 'data-of': `c${number}` }
  const parts = markedParts(mark)
  const isEmpty = parts.every(({ start, end }) => start === end)
  let lead: DomNode[] = [anchor(number, 'rv-inline')]
  if (removedWords) lead.push(createCopiedElement('del', attributes, tree.createTextNode(removedWords)))
  if (removedWords && !isEmpty) lead.push(tree.createTextNode(' '))
  for (const { node, start, end } of parts) {
    const svg = closestAncestor(node.parentNode as DomElement, ({ tagName }) => tagName === 'svg')
    if (svg && lead.length) {
      markElement(marks, svg, anchor(number))
      marks.outlines.set(node.parentNode as DomElement, 'chg')
    }
    if (!svg) marks.addWords(node, { start, end, tag, attributes, lead })
    lead = []
  }
}

/** The parts of text nodes that a mark reaches over; of an empty range the one where it is. */
function markedParts({ element, unit, range }: Mark): { node: DomText; start: number; end: number }[] {
  if (!unit || !range) return textsIn(element).map((node) => ({ node, start: 0, end: node.value.length }))
  const [from, to] = range
  const parts = unit.pieces.flatMap(({ node, from: pieceFrom, offsets }) => {
    const start = Math.max(from, pieceFrom)
    const end = Math.min(to, pieceFrom + offsets.length)
    if (start > end || (start === end && from < to)) return []
    const offset = offsets[start - pieceFrom] ?? (offsets.at(-1) ?? -1) + 1
    return [{ node, start: offset, end: start < end ? offsets[end - 1 - pieceFrom]! + 1 : offset }]
  })
  return from === to ? parts.slice(0, 1) : parts
}

function textsIn(element: DomElement): DomText[] {
  const nodes: DomNode[] = [element, ...descendants(element)].flatMap(childNodesOf)
  return nodes.filter(isDomText).filter(({ value }) => value.trim())
}
