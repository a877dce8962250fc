import { textOf, type DomElement } from '../page/dom.ts'
import { textOfLine, type Line } from '../page/read-table.ts'
import type { Unit } from '../page/units.ts'
import { similarity, bagOf, splitWords } from '../page/words.ts'
import type { Kind } from '../report.ts'
import { changeOfUnit, type FoundChange } from './found-change.ts'
import { weights } from './similarity.ts'
import { pairByScore, takeMoved, type Pairing } from './pairing.ts'

/** Compares two tables: columns by header, rows by content, then common cells, each with what is in it. */
export function compareTables(
  base: Unit,
  head: Unit,
  compareCells: (base: DomElement, head: DomElement) => FoundChange[],
): FoundChange[] {
  const [oldValue, newValue] = [base.table!, head.table!]
  const findings: FoundChange[] = []
  const add = (kind: Kind, before = '', after = '', a = base.element, b = head.element) => {
    const marks = { base: { element: a }, head: { element: b } }
    if (before || after) findings.push(changeOfUnit(head, { kind, before, after }, marks))
  }
  const addLines = (kind: Kind, { removed, added, moved }: Lines, a: readonly Line[], second: readonly Line[]) => {
    for (const index of removed) add(kind, titleOf(a[index]!), '', a[index]!.element)
    for (const index of added) add(kind, '', titleOf(second[index]!), undefined, second[index]!.element)
    for (const [b, h] of moved) add('move', titleOf(a[b]!), titleOf(second[h]!), a[b]!.element, second[h]!.element)
  }
  // Without headers, a column in the same place is the same one, even if all its cells changed.
  const isInPlace = (a: Line, b: Line) =>
    !a.header &&
    !b.header &&
    oldValue.columns.length === newValue.columns.length &&
    oldValue.columns.indexOf(a) === newValue.columns.indexOf(b)
  const columns = pairLines(oldValue.columns, newValue.columns, (a, b) =>
    Math.max(columnSimilarity(a, b), isInPlace(a, b) ? weights.table.samePlace : 0),
  )
  const rows = pairLines(oldValue.rows, newValue.rows, (a, b) => rowSimilarity(a, b, columns.pairs))
  const [caption, newCaption] = [oldValue.caption, newValue.caption].map((element) => (element ? textOf(element) : ''))
  if (caption !== newCaption) add('text', caption, newCaption, oldValue.caption, newValue.caption)
  addLines('table-column', columns, oldValue.columns, newValue.columns)
  addLines('table-row', rows, oldValue.rows, newValue.rows)
  for (const [row, newRow] of rows.pairs) {
    for (const [column, newColumn] of columns.pairs) {
      const [cell, now] = [oldValue.rows[row]!.cells[column], newValue.rows[newRow]!.cells[newColumn]]
      // Where one is missing another cell spans this place.
      if ((cell?.text ?? '') !== (now?.text ?? ''))
        add('table-cell', cell?.text, now?.text, cell?.element, now?.element)
      if (cell && now) findings.push(...compareCells(cell.element, now.element))
    }
  }
  return findings
}

function titleOf(line: Line): string {
  return line.header || textOfLine(line)
}

interface Lines extends Pairing {
  moved: [number, number][]
}

/** Pairs rows or columns: in order those that are the same or similar, then the same ones that moved. */
function pairLines(
  base: readonly Line[],
  head: readonly Line[],
  similarityOf: (one: Line, other: Line) => number,
): Lines {
  const { least, samePlace, same } = weights.table
  const found = pairByScore(base.length, head.length, (b, h) => {
    const score = similarityOf(base[b]!, head[h]!)
    if (score === 1) return same
    return score >= (b === h && base.length === head.length ? samePlace : least) ? score : 0
  })
  const isMoved = (b: number, h: number) => titleOf(base[b]!) !== '' && similarityOf(base[b]!, head[h]!) === 1
  const moved = takeMoved(found.removed, found.added, isMoved)
  return { ...found, pairs: [...found.pairs, ...moved], moved }
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
