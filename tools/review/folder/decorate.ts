import type { ComparedPage } from '../compare/site.ts'
import type { Finding, Mark } from '../compare/finding.ts'
import { childrenOf, closest, elements, isElement, type Element, type Text } from '../page/dom.ts'
import { infoOf } from '../report.ts'
import type { Unit } from '../page/units.ts'
import { counterpart } from './counterpart.ts'
import { anchor, append, escapeText, noMarks, type Marks } from './marks.ts'

/** The marks of the three views of a page. */
export interface Views {
  combined: Marks
  before: Marks
  after: Marks
}

/** Renders a removed block for the combined view. */
export type WriteGone = (element: Element) => string

/** Creates the marks for the changes of a page; a change's number is its position in the list. */
export function decorate(page: ComparedPage, findings: readonly Finding[], writeGone: WriteGone): Views {
  const views: Views = { combined: noMarks(), before: noMarks(), after: noMarks() }
  const toHead = new Map<Unit, Unit>()
  const toBase = new Map<Unit, Unit>()
  for (const [was, is] of page.alignment?.pairs ?? []) {
    toHead.set(was, is)
    toBase.set(is, was)
  }
  const shown = new Set<Element>()
  for (const [index, finding] of findings.entries()) {
    const number = index + 1
    const { base, head } = finding
    const gone = base && !head
    const come = head && !base
    if (head?.range && head.unit?.pieces.length && finding.kind !== 'link' && inText(head)) {
      wrap(views.after, head, number, '<ins class="rv">', '</ins>')
      wrap(
        views.combined,
        head,
        number,
        `${finding.before ? `<del class="rv">${escapeText(finding.before)}</del>${finding.after ? ' ' : ''}` : ''}<ins class="rv">`,
        '</ins>',
      )
    } else if (head && finding.kind !== 'table-row') {
      const state = come ? 'ins' : finding.kind === 'move' ? 'move' : 'chg'
      for (const marks of [views.after, views.combined])
        mark(marks, head.element, number, come && !isAddition(finding) ? 'chg' : state)
    }
    if (base?.range && base.unit?.pieces.length && finding.kind !== 'link' && inText(base))
      wrap(views.before, base, number, '<del class="rv">', '</del>')
    else if (base && finding.kind !== 'table-row')
      mark(views.before, base.element, number, gone ? 'del' : finding.kind === 'move' ? 'move' : 'chg')

    if (finding.kind === 'table-row' && base && head) showRow(finding, number, views, writeGone)
    if (finding.kind === 'table-column' && base && head) showColumn(finding, views)

    if (gone && page.base) {
      const row = closest(base.element, ({ tagName }) => tagName === 'tr')
      const place = row ? undefined : counterpart(base.element, page.base.units, toHead)
      if (place) {
        append(views.after[place.where], place.element, anchor(number))
        const whole =
          shown.has(place.block) || place.block === base.element || !onlyGone(place.block, page, toHead)
            ? base.element
            : place.block
        append(views.combined[place.where], place.element, anchor(number) + (shown.has(whole) ? '' : writeGone(whole)))
        shown.add(whole)
      }
    }
    if (come && page.head && isAddition(finding)) {
      const place = counterpart(head.element, page.head.units, toBase)
      if (place) append(views.before[place.where], place.element, anchor(number))
    }
  }
  return views
}

/** Shows an added or removed table row in its place. */
function showRow({ base, head, after }: Finding, number: number, views: Views, writeGone: WriteGone): void {
  const row = after ? head!.element : base!.element
  const table = after ? base!.element : head!.element
  const rows = rowsOf(closest(row, ({ tagName }) => tagName === 'table') ?? row)
  const others = rowsOf(closest(table, ({ tagName }) => tagName === 'table') ?? table)
  const neighbour = others[Math.min(rows.indexOf(row), others.length) - 1] ?? others[0]
  if (after) {
    for (const marks of [views.after, views.combined]) mark(marks, row, number, 'ins')
    if (neighbour) mark(views.before, firstCell(neighbour) ?? neighbour, number, '')
    return
  }
  mark(views.before, row, number, 'del')
  if (!neighbour) return
  append(views.combined.after, neighbour, writeGone(row))
  for (const marks of [views.after, views.combined])
    append(marks.inside, firstCell(neighbour) ?? neighbour, anchor(number))
}

function showColumn({ base, head, after }: Finding, views: Views): void {
  const cell = after ? head!.element : base!.element
  const table = closest(cell, ({ tagName }) => tagName === 'table')
  const row = closest(cell, ({ tagName }) => tagName === 'tr')
  const index = row ? cellsOf(row).indexOf(cell) : -1
  if (!table || index < 0) return
  for (const other of rowsOf(table)) {
    const found = cellsOf(other)[index]
    if (found)
      for (const marks of after ? [views.after, views.combined] : [views.before])
        marks.state.set(found, after ? 'ins' : 'del')
  }
}

function rowsOf(table: Element): Element[] {
  return elements(table).filter(({ tagName }) => tagName === 'tr')
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter((child): child is Element => isElement(child) && /^t[dh]$/.test(child.tagName))
}

function isAddition({ before, kind }: Finding): boolean {
  return before === '' && infoOf(kind).element === true
}

function onlyGone(block: Element, page: ComparedPage, toHead: ReadonlyMap<Unit, Unit>): boolean {
  return page
    .base!.units.filter(({ element }) => closest(element, (found) => found === block))
    .every((unit) => !toHead.has(unit))
}

/** Whether a range is in the text of the page; a label (aria-label, value) is not. */
function inText({ unit, range }: Mark): boolean {
  const last = unit!.pieces.at(-1)!
  return range![1] <= last.from + last.offsets.length
}

/** Marks an element as a whole. */
function mark(marks: Marks, element: Element, number: number, state: string): void {
  const { tagName } = element
  if (/^(html|head|body)$/.test(tagName)) return
  if (state) marks.state.set(element, state)
  if (/^(table|thead|tbody|tfoot|tr)$/.test(tagName)) {
    const cell = firstCell(element)
    if (cell) append(marks.inside, cell, anchor(number))
  } else if (
    /^(img|input|svg|select|textarea|picture|ul|ol|dl|source|option|iframe|video|audio|text)$/.test(tagName) ||
    element.namespaceURI?.endsWith('svg')
  )
    append(marks.before, outerSvg(element), anchor(number))
  else append(marks.inside, element, anchor(number))
}

function outerSvg(element: Element): Element {
  const svg = closest(element, ({ tagName }) => tagName === 'svg')
  const held = closest(svg ?? element, ({ tagName }) => /^(picture|select)$/.test(tagName))
  return held ?? svg ?? element
}

function firstCell(element: Element): Element | undefined {
  for (const child of childrenOf(element)) {
    if (!isElement(child)) continue
    if (/^(td|th|caption)$/.test(child.tagName)) return child
    const found = firstCell(child)
    if (found) return found
  }
  return undefined
}

/** Marks a range of a unit's text, which may reach over several text nodes. */
function wrap(marks: Marks, { unit, range }: Mark, number: number, open: string, close: string): void {
  const [from, to] = range!
  let first = true
  for (const piece of unit!.pieces) {
    const start = Math.max(from, piece.from)
    const end = Math.min(to, piece.from + piece.offsets.length)
    const here =
      start < end || (from === to && from >= piece.from && from <= piece.from + piece.offsets.length && first)
    if (!here) continue
    const inSvg = closest(piece.node.parentNode as Element, ({ tagName }) => tagName === 'svg')
    if (inSvg) {
      if (first) append(marks.before, inSvg, anchor(number))
      marks.state.set(inSvg, 'chg')
      first = false
      continue
    }
    const at = (position: number) => piece.offsets[position - piece.from] ?? (piece.offsets.at(-1) ?? -1) + 1
    const opening = first ? open : open.replace(/^<del.*<\/del> ?/, '')
    insert(marks, piece.node, at(start), (first ? anchor(number) : '') + opening)
    insert(marks, piece.node, start < end ? piece.offsets[end - 1 - piece.from]! + 1 : at(start), close)
    first = false
    if (from === to) return
  }
}

function insert(marks: Marks, node: Text, at: number, html: string): void {
  const known = marks.texts.get(node) ?? []
  known.push({ at, html })
  marks.texts.set(node, known)
}
