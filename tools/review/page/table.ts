import { attribute, childrenOf, closest, elements, isElement, textOf, type Element } from './dom.ts'

/** A table cell. A cell that spans columns or rows is listed once, where it begins. */
export interface Cell {
  element: Element
  text: string
  row: number
  column: number
}

/** A row or a column; `header` is a column's header, '' for a row. */
export interface Line {
  element: Element | undefined
  cells: Cell[]
  header: string
  text: string
}

/** A table as a grid. */
export interface Table {
  caption: Element | undefined
  rows: Line[]
  columns: Line[]
}

/** Reads a table by its grid, spans included. */
export function readTable(table: Element): Table {
  const isOwn = (element: Element) => closest(element, ({ tagName }) => tagName === 'table') === table
  const trs = elements(table).filter((element) => element.tagName === 'tr' && isOwn(element))
  const taken = new Set<string>()
  const cells: Cell[] = []
  for (const [row, tr] of trs.entries()) {
    let column = 0
    for (const element of childrenOf(tr).filter(isElement)) {
      if (!/^t[dh]$/.test(element.tagName)) continue
      while (taken.has(`${row} ${column}`)) column += 1
      const [across, down] = [span(element, 'colspan'), span(element, 'rowspan')]
      for (let r = row; r < row + down; r += 1) for (let c = column; c < column + across; c += 1) taken.add(`${r} ${c}`)
      cells.push({ element, text: textOf(element), row, column })
      column += across
    }
  }
  const width = Math.max(0, ...cells.map(({ column }) => column + 1))
  return {
    caption: childrenOf(table)
      .filter(isElement)
      .find(({ tagName }) => tagName === 'caption'),
    rows: trs.map((element, index) => {
      const own = cells.filter(({ row }) => row === index)
      return { element, cells: own, header: '', text: wordsOf(own) }
    }),
    columns: Array.from({ length: width }, (_, index) => columnOf(cells.filter(({ column }) => column === index))),
  }
}

function columnOf(cells: Cell[]): Line {
  const [first] = cells
  const isHead = first?.row === 0 && closest(first.element, ({ tagName }) => /^(th|thead)$/.test(tagName)) !== undefined
  return { element: first?.element, cells, header: isHead ? first.text : '', text: wordsOf(cells) }
}

function wordsOf(cells: readonly Cell[]): string {
  return cells
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
}

function span(cell: Element, name: string): number {
  return Math.min(Math.max(Number.parseInt(attribute(cell, name) ?? '1', 10) || 1, 1), 100)
}
