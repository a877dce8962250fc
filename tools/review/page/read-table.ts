import { getAttribute, childNodesOf, closestAncestor, descendants } from './dom.ts'
import { findDescendant, isDomElement, textOf } from './dom.ts'
import type { DomElement } from './dom.ts'

interface Cell {
  element: DomElement
  text: string
}

/** A row or a column of a table, with its cells by position. A cell that spans several is only where it begins. */
export interface Line {
  element: DomElement | undefined
  cells: (Cell | undefined)[]
  /** A column's header; '' for a row. */
  header: string
}

/** A table as a grid. */
export interface Table {
  caption: DomElement | undefined
  rows: Line[]
  columns: Line[]
}

const MAX_SPAN = 100

/** Reads a table by its grid. */
export function readTable(table: DomElement): Table {
  const isOwn = (element: DomElement) => closestAncestor(element, ({ tagName }) => tagName === 'table') === table
  const trs = descendants(table).filter((element) => element.tagName === 'tr' && isOwn(element))
  /** By column, the rows that a cell above still spans. */
  const spans: number[] = []
  const rows = trs.map((element): Line => ({ element, cells: cellsOf(element, spans), header: '' }))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, index): Line => {
    const cells = rows.map((row) => row.cells[index])
    const first = cells.find((cell) => cell !== undefined)
    const isHeader = cells[0] && closestAncestor(cells[0].element, ({ tagName }) => /^(th|thead)$/.test(tagName))
    return { element: first?.element, cells, header: isHeader ? cells[0]!.text : '' }
  })
  return { caption: findDescendant(table, 'caption'), rows, columns }
}

/** The table that an element is in, as a grid. */
export function tableAround(part: DomElement): Table {
  return readTable(closestAncestor(part, ({ tagName }) => tagName === 'table') ?? part)
}

function cellsOf(row: DomElement, spans: number[]): (Cell | undefined)[] {
  const cells: (Cell | undefined)[] = []
  const spanned = spans.map((rows) => rows > 0)
  for (const [column, rows] of spans.entries()) spans[column] = Math.max(0, (rows ?? 0) - 1)
  let column = 0
  for (const element of childNodesOf(row).filter(isDomElement)) {
    if (!/^t[dh]$/.test(element.tagName)) continue
    while (spanned[column]) column += 1
    cells[column] = { element, text: textOf(element) }
    const end = column + spanOf(element, 'colspan')
    for (; column < end; column += 1) spans[column] = spanOf(element, 'rowspan') - 1
  }
  return Array.from(cells)
}

function spanOf(cell: DomElement, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number.parseInt(getAttribute(cell, name) ?? '1', 10) || 1, 1), MAX_SPAN)
}

/** The words of a row or column. */
export function textOfLine({ cells }: Line): string {
  return cells.flatMap((cell) => cell?.text || []).join(' ')
}
