import { attribute, childrenOf, isElement, textOf, type Element } from './dom.ts'

/** A table cell. A cell that spans columns or rows is listed once, where it begins. */
interface Cell {
  element: Element
  text: string
  row: number
  column: number
}

/** A table as a grid. */
export interface Table {
  caption: Element | undefined
  rows: { element: Element; cells: Cell[]; text: string; header: boolean }[]
  columns: { header: string; cells: Cell[] }[]
  text: string
  key: string
}

/** Reads a table by its grid, spans included. */
export function readTable(element: Element): Table {
  const rows: Table['rows'] = []
  const taken = new Set<string>()
  const columns: Table['columns'] = []
  for (const [row, tr] of tableRows(element).entries()) {
    const cells: Cell[] = []
    let column = 0
    for (const cell of childrenOf(tr)) {
      if (!isElement(cell) || !/^t[dh]$/.test(cell.tagName)) continue
      while (taken.has(`${row} ${column}`)) column += 1
      const across = span(cell, 'colspan')
      const down = span(cell, 'rowspan')
      for (let r = row; r < row + down; r += 1) for (let c = column; c < column + across; c += 1) taken.add(`${r} ${c}`)
      const read = { element: cell, text: textOf(cell), row, column }
      cells.push(read)
      ;(columns[column] ??= { header: '', cells: [] }).cells.push(read)
      column += across
    }
    const header = cells.length > 0 && cells.every(({ element: { tagName } }) => tagName === 'th') && row === 0
    rows.push({
      element: tr,
      cells,
      text: cells
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
      header,
    })
  }
  for (let index = 0; index < columns.length; index += 1) {
    const column = (columns[index] ??= { header: '', cells: [] })
    const first = column.cells[0]
    column.header =
      first &&
      (first.element.tagName === 'th' ||
        (first.element.parentNode?.nodeName === 'tr' && parentTag(first.element.parentNode) === 'thead')) &&
      first.row === 0
        ? first.text
        : ''
  }
  const text = rows.map((row) => row.text).join(' ')
  const links = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.text)).join('|')
  return {
    caption: childrenOf(element).find((child): child is Element => isElement(child) && child.tagName === 'caption'),
    rows,
    columns,
    text,
    key: links,
  }
}

function tableRows(node: Element): Element[] {
  return childrenOf(node).flatMap((child) =>
    !isElement(child)
      ? []
      : child.tagName === 'tr'
        ? [child]
        : /^(thead|tbody|tfoot)$/.test(child.tagName)
          ? tableRows(child)
          : [],
  )
}

function parentTag(element: Element): string {
  return element.parentNode && isElement(element.parentNode) ? element.parentNode.tagName : ''
}

function span(cell: Element, name: string): number {
  return Math.min(Math.max(Number.parseInt(attribute(cell, name) ?? '1', 10) || 1, 1), 100)
}
