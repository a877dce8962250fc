import { textOf, type DomElement } from '../page/dom.ts'
import { textOfLine, type Line } from '../page/read-table.ts'
import type { Unit } from '../page/units.ts'
import { similarity, bagOf, splitWords } from '../page/words.ts'
import type { Kind } from '../report.ts'
import { changeOfUnit, placeOf, wholeElements, type FoundChange } from './found-change.ts'
import { weights } from './align.ts'
import { pairByScore, takeSame, unpaired } from './pairing.ts'

/** Compares two tables: columns by header, rows by content, then common cells, each with what is in it. */
export function compareTables(
  base: Unit,
  head: Unit,
  compareCells: (base: DomElement, head: DomElement) => FoundChange[],
): FoundChange[] {
  const [oldTable, newTable] = [base.table!, head.table!]
  const findings: FoundChange[] = []
  const add = (kind: Kind, before = '', after = '', from = base.element, to = head.element, place?: string) => {
    if (before || after) findings.push(changeOfUnit(head, { kind, before, after, in: place }, wholeElements(from, to)))
  }
  const addLines = (kind: Kind, { removed, added, moved }: Lines) => {
    for (const line of removed) add(kind, nameOfLine(line), '', line.element)
    for (const line of added) add(kind, '', nameOfLine(line), undefined, line.element)
    for (const [was, is] of moved) add('move', nameOfLine(was), nameOfLine(is), was.element, is.element)
  }
  // Without headers, a column in the same place is the same one, even if all its cells changed.
  const isInPlace = (a: Line, b: Line) =>
    !a.header &&
    !b.header &&
    oldTable.columns.length === newTable.columns.length &&
    oldTable.columns.indexOf(a) === newTable.columns.indexOf(b)
  const columns = pairLines(oldTable.columns, newTable.columns, (a, b) =>
    Math.max(columnSimilarity(a, b), isInPlace(a, b) ? weights.table.samePlace : 0),
  )
  const rows = pairLines(oldTable.rows, newTable.rows, (a, b) => rowSimilarity(a, b, columns.pairs))
  const [caption, newCaption] = [oldTable.caption, newTable.caption].map((element) => (element ? textOf(element) : ''))
  if (caption !== newCaption) add('text', caption, newCaption, oldTable.caption, newTable.caption)
  addLines('table-column', columns)
  addLines('table-row', rows)
  for (const [row, newRow] of rows.pairs) {
    for (const [column, newColumn] of columns.pairs) {
      const [cell, now] = [oldTable.rows[row]!.cells[column], newTable.rows[newRow]!.cells[newColumn]]
      // Where one is missing another cell spans this place.
      if ((cell?.text ?? '') !== (now?.text ?? ''))
        add('table-cell', cell?.text, now?.text, cell?.element, now?.element, placeOfCell(head, newRow, newColumn))
      if (cell && now) findings.push(...compareCells(cell.element, now.element))
    }
  }
  return findings
}

/** The headings above a table, then the row and the column of one of its cells. */
export function placeOfCell(unit: Unit, index: number, column: number): string {
  const { rows, columns } = unit.table!
  const cells = rows[index]!.cells.slice(0, column)
  const first = cells.findIndex((cell) => cell?.text)
  const name = cells[first]?.text
  // A bare number is named by its column.
  const row = /^\d+$/.test(name ?? '') ? `${columns[first]!.header} ${name}`.trim() : name
  const names = [row, columns[column]!.header].filter(Boolean)
  return [placeOf(unit), names.join(', ')].filter(Boolean).join(' › ')
}

function nameOfLine(line: Line): string {
  return line.header || textOfLine(line)
}

/** Rows or columns: the positions of those that both tables have, moved ones included, and all others. */
interface Lines {
  pairs: [number, number][]
  removed: Line[]
  added: Line[]
  moved: [Line, Line][]
}

/** Pairs rows or columns: in order those that are the same or similar, then the same ones that moved. */
function pairLines(
  base: readonly Line[],
  head: readonly Line[],
  similarityOf: (one: Line, other: Line) => number,
): Lines {
  const { least, samePlace, same } = weights.table
  const pairs = pairByScore(base.length, head.length, (b, h) => {
    const score = similarityOf(base[b]!, head[h]!)
    if (score === 1) return same
    return score >= (b === h && base.length === head.length ? samePlace : least) ? score : 0
  })
  const { removed, added } = unpaired(base, head, pairs)
  const moved = takeSame(removed, added, (was, is) => nameOfLine(was) !== '' && similarityOf(was, is) === 1)
  for (const [was, is] of moved) pairs.push([base.indexOf(was), head.indexOf(is)])
  return { pairs, removed, added, moved }
}

/** 1 for the same header, else the share of cells that both columns have. */
function columnSimilarity(one: Line, other: Line): number {
  if (one.header && one.header === other.header) return 1
  const textsOf = ({ cells }: Line) => cells.flatMap((cell) => cell?.text || [])
  const [texts, others] = [textsOf(one), textsOf(other)]
  const size = Math.max(texts.length, others.length)
  return size ? texts.filter((text) => others.includes(text)).length / size : 1
}

/** The share of common cells; of different cells half of their common words. */
function rowSimilarity(one: Line, other: Line, columns: readonly [number, number][]): number {
  const scores = columns.map(([column, newColumn]) => {
    const [text, newText] = [one.cells[column]?.text ?? '', other.cells[newColumn]?.text ?? '']
    return text === newText ? 1 : similarity(bagOf(splitWords(text)), bagOf(splitWords(newText))) / 2
  })
  return scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 1
}
