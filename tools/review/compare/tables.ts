import { textOf, type DomElement } from '../page/dom.ts'
import { textOfLine, type Line } from '../page/read-table.ts'
import type { Unit } from '../page/units.ts'
import { similarity, bagOf, splitWords, type Bag } from '../page/words.ts'
import type { Kind } from '../report.ts'
import { changeOfUnit, placeOf, wholeElements, type FoundChange } from './found-change.ts'
import { weights } from './align.ts'
import { pairByScore, takeSame, unpaired } from './pairing.ts'

/** Compares two tables: columns and rows, then common cells, each with what is in it. */
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
  const columns = pairLines(oldTable.columns, newTable.columns)
  const rows = pairLines(oldTable.rows, newTable.rows)
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

/** Pairs rows or columns: in order those that are the same, similar or in the same place, then those that moved. */
function pairLines(base: readonly Line[], head: readonly Line[]): Lines {
  const { least, samePlace, same } = weights.table
  const pairs = pairByScore(base.length, head.length, (b, h) => {
    const score = lineSimilarity(base[b]!, head[h]!)
    if (score === 1) return same
    return score >= least ? score : b === h && base.length === head.length ? samePlace : 0
  })
  const { removed, added } = unpaired(base, head, pairs)
  const moved = takeSame(removed, added, (was, is) => nameOfLine(was) !== '' && lineSimilarity(was, is) === 1)
  for (const [was, is] of moved) pairs.push([base.indexOf(was), head.indexOf(is)])
  return { pairs, removed, added, moved }
}

/** The share of common words; of lines that begin with the same cell it is at least one half. */
function lineSimilarity(one: Line, other: Line): number {
  const [bag, otherBag] = [one, other].map((line) => bagOf(splitWords(textOfLine(line)))) as [Bag, Bag]
  const share = similarity(bag, otherBag)
  return one.cells[0] && one.cells[0].text === other.cells[0]?.text ? (1 + share) / 2 : share
}
