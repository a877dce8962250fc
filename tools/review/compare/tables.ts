import { textOf, type Element } from '../page/dom.ts'
import type { Table } from '../page/table.ts'
import type { Unit } from '../page/units.ts'
import { bagOf, splitWords, alike } from '../page/words.ts'
import { about, type Finding } from './finding.ts'
import { equalPairs, hunks, pairByScore, type Pairing } from './pairing.ts'

/** Compares everything in two cells except their words. */
export type CompareCells = (base: Element, head: Element, table: Unit) => Finding[]

/** Compares two tables: columns by header, rows by content, then common cells. */
export function compareTables(base: Unit, head: Unit, compareCells: CompareCells): Finding[] {
  const [was, is] = [base.table!, head.table!]
  const columns = pairLines(was.columns.map(columnName), is.columns.map(columnName), (one, other) =>
    columnLikeness(was, is, one, other),
  )
  const rows = pairLines(
    was.rows.map((row) => rowName(row, columns.gone)),
    is.rows.map((row) => rowName(row, columns.came)),
    (one, other) => rowLikeness(was, is, one, other, columns.pairs),
  )
  const findings: Finding[] = []
  const add = (
    kind: 'table-row' | 'table-column' | 'table-cell' | 'move' | 'text',
    before: string,
    after: string,
    one: Element | undefined,
    other: Element | undefined,
    place?: string,
  ) =>
    findings.push(
      about(
        kind,
        before,
        after,
        { unit: head, ...(place && { in: place }) },
        {
          order: head.index + findings.length / 1000,
          base: { element: one ?? base.element },
          head: { element: other ?? head.element },
        },
      ),
    )

  const captions = [was.caption, is.caption].map((caption) => (caption ? textOf(caption) : ''))
  if (captions[0] !== captions[1]) add('text', captions[0]!, captions[1]!, was.caption, is.caption)
  for (const index of columns.gone)
    add('table-column', columnText(was, index), '', was.columns[index]!.cells[0]?.element, undefined)
  for (const index of columns.came)
    add('table-column', '', columnText(is, index), undefined, is.columns[index]!.cells[0]?.element)
  for (const [one, other] of columns.moved)
    add(
      'move',
      columnText(was, one),
      columnText(is, other),
      was.columns[one]!.cells[0]?.element,
      is.columns[other]!.cells[0]?.element,
    )
  for (const index of rows.gone) add('table-row', was.rows[index]!.text, '', was.rows[index]!.element, undefined)
  for (const index of rows.came) add('table-row', '', is.rows[index]!.text, undefined, is.rows[index]!.element)
  for (const [one, other] of rows.moved)
    add('move', was.rows[one]!.text, is.rows[other]!.text, was.rows[one]!.element, is.rows[other]!.element)

  const toColumn = new Map(columns.pairs)
  for (const [row, otherRow] of rows.pairs) {
    for (const cell of was.rows[row]!.cells) {
      const column = toColumn.get(cell.column)
      const now = column === undefined ? undefined : is.rows[otherRow]!.cells.find((found) => found.column === column)
      // Another cell now spans this place.
      if (!now && column !== undefined && cell.text) add('table-cell', cell.text, '', cell.element, undefined)
      if (!now) continue
      if (cell.text !== now.text) add('table-cell', cell.text, now.text, cell.element, now.element)
      findings.push(...compareCells(cell.element, now.element, head))
    }
    for (const now of is.rows[otherRow]!.cells) {
      const column = columns.pairs.find(([, other]) => other === now.column)?.[0]
      if (now.text && column !== undefined && !was.rows[row]!.cells.some((cell) => cell.column === column))
        add('table-cell', '', now.text, undefined, now.element)
    }
  }
  return findings
}

interface Lines extends Pairing {
  moved: [number, number][]
}

/** Pairs rows or columns: equal names in order, then similar ones between them, then equal ones that moved. */
function pairLines(
  base: readonly string[],
  head: readonly string[],
  likeness: (one: number, other: number) => number,
): Lines {
  const found = hunks(base, head)
  const lines: Lines = { pairs: equalPairs(found, base.length), gone: [], came: [], moved: [] }
  for (const {
    base: [b, bEnd],
    head: [h, hEnd],
  } of found) {
    const replaced = bEnd - b === hEnd - h
    const { pairs, gone, came } = pairByScore(bEnd - b, hEnd - h, (i, j) => {
      const own = likeness(b + i, h + j)
      // As many went as came: at the same place they need less in common.
      return own >= (replaced && i === j ? 0.1 : 0.3) ? own : 0
    })
    lines.pairs.push(...pairs.map(([i, j]): [number, number] => [b + i, h + j]))
    lines.gone.push(...gone.map((i) => b + i))
    lines.came.push(...came.map((j) => h + j))
  }
  lines.pairs.sort(([one], [other]) => one - other)
  for (const one of [...lines.gone]) {
    const other = lines.came.find(
      (candidate) => base[one] && base[one] === head[candidate] && likeness(one, candidate) >= 0.6,
    )
    if (other === undefined) continue
    lines.gone.splice(lines.gone.indexOf(one), 1)
    lines.came.splice(lines.came.indexOf(other), 1)
    lines.pairs.push([one, other])
    lines.moved.push([one, other])
  }
  return lines
}

function columnName(column: Table['columns'][number]): string {
  return column.header || column.cells.map(({ text }) => text).join('|')
}

/** A row by its cells, without those of columns that only one side has. */
function rowName(row: Table['rows'][number], without: readonly number[]): string {
  return row.cells
    .filter(({ column }) => !without.includes(column))
    .map(({ text }) => text)
    .join('|')
}

function columnText(table: Table, index: number): string {
  const column = table.columns[index]!
  return (
    column.header ||
    column.cells
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' ')
  )
}

function columnLikeness(was: Table, is: Table, one: number, other: number): number {
  const cells = [was.columns[one]!.cells, is.columns[other]!.cells]
  const texts = cells.map((list) => list.filter(({ text }) => text).map(({ text }) => text))
  const common = texts[0]!.filter((text) => texts[1]!.includes(text)).length
  const size = Math.max(texts[0]!.length, texts[1]!.length)
  return size ? common / size + (one === other ? 0.1 : 0) : 1
}

function rowLikeness(was: Table, is: Table, one: number, other: number, columns: readonly [number, number][]): number {
  let same = 0
  let all = 0
  let closeness = 0
  for (const [column, otherColumn] of columns) {
    const cell = was.rows[one]!.cells.find((found) => found.column === column)
    const now = is.rows[other]!.cells.find((found) => found.column === otherColumn)
    if (!cell && !now) continue
    all += 1
    if (!cell || !now) continue
    // The first cell names the row.
    if (cell.text === now.text) same += column === 0 ? 1.5 : 1
    else closeness += 0.5 * alike(bagOf(splitWords(cell.text)), bagOf(splitWords(now.text)))
  }
  return all ? (same + closeness) / all : 1
}
