import { textOf, type Element } from '../page/dom.ts'
import type { Cell, Line } from '../page/table.ts'
import type { Unit } from '../page/units.ts'
import { alike, bagOf, splitWords } from '../page/words.ts'
import { about, type Finding } from './finding.ts'
import { weights } from './likeness.ts'
import { pairByScore, type Pairing } from './pairing.ts'

type TableKind = 'table-row' | 'table-column' | 'table-cell' | 'move' | 'text'

/** Compares two tables: columns by header, rows by content, then common cells, each with what is in it. */
export function compareTables(
  base: Unit,
  head: Unit,
  compareCells: (base: Element, head: Element) => Finding[],
): Finding[] {
  const [was, is] = [base.table!, head.table!]
  const findings: Finding[] = []
  const add = (kind: TableKind, before = '', after = '', one = base.element, other = head.element) =>
    findings.push(about(kind, [before, after], head, { base: { element: one }, head: { element: other } }))
  const addLines = (kind: TableKind, { gone, came, moved }: Lines, one: readonly Line[], other: readonly Line[]) => {
    for (const index of gone) add(kind, titleOf(one[index]!), '', one[index]!.element)
    for (const index of came) add(kind, '', titleOf(other[index]!), undefined, other[index]!.element)
    for (const [b, h] of moved) add('move', titleOf(one[b]!), titleOf(other[h]!), one[b]!.element, other[h]!.element)
  }

  const columns = pairLines(was.columns, is.columns, ({ header, cells }) => header || keyOf(cells), columnLikeness)
  const common = { base: columns.pairs.map(([b]) => b), head: columns.pairs.map(([, h]) => h) }
  const rowKey = (row: Line) =>
    keyOf(row.cells.filter(({ column }) => common[was.rows.includes(row) ? 'base' : 'head'].includes(column)))
  const rows = pairLines(was.rows, is.rows, rowKey, (one, other) => rowLikeness(one, other, columns.pairs))
  const captions = [was.caption, is.caption].map((caption) => (caption ? textOf(caption) : ''))
  if (captions[0] !== captions[1]) add('text', captions[0], captions[1], was.caption, is.caption)
  addLines('table-column', columns, was.columns, is.columns)
  addLines('table-row', rows, was.rows, is.rows)
  for (const [row, otherRow] of rows.pairs) {
    for (const [column, otherColumn] of columns.pairs) {
      const [cell, now] = [cellAt(was.rows[row]!, column), cellAt(is.rows[otherRow]!, otherColumn)]
      // Where one is missing another cell spans this place.
      if ((cell?.text ?? '') !== (now?.text ?? ''))
        add('table-cell', cell?.text, now?.text, cell?.element, now?.element)
      if (cell && now) findings.push(...compareCells(cell.element, now.element))
    }
  }
  return findings
}

function cellAt({ cells }: Line, column: number): Cell | undefined {
  return cells.find((cell) => cell.column === column)
}

function titleOf({ header, text }: Line): string {
  return header || text
}

function keyOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join('|')
}

interface Lines extends Pairing {
  moved: [number, number][]
}

/** Pairs rows or columns: in order those that are equal or similar, then equal ones that moved. */
function pairLines(
  base: readonly Line[],
  head: readonly Line[],
  keyOfLine: (line: Line) => string,
  likeness: (one: Line, other: Line) => number,
): Lines {
  const { least, samePlace, moved: leastMoved } = weights.table
  const [keys, newKeys] = [base.map(keyOfLine), head.map(keyOfLine)]
  const { pairs, gone, came } = pairByScore(base.length, head.length, (b, h) => {
    if (keys[b] === newKeys[h]) return 2
    const score = likeness(base[b]!, head[h]!)
    return score >= (b === h && base.length === head.length ? samePlace : least) ? score : 0
  })
  const moved = gone.flatMap((b): [number, number][] => {
    const h = came.find((at) => keys[b] && keys[b] === newKeys[at] && likeness(base[b]!, head[at]!) >= leastMoved)
    if (h === undefined) return []
    came.splice(came.indexOf(h), 1)
    return [[b, h]]
  })
  const left = gone.filter((b) => !moved.some(([from]) => from === b))
  return { pairs: [...pairs, ...moved], gone: left, came, moved }
}

function columnLikeness(one: Line, other: Line): number {
  const texts = [one, other].map(({ cells }) => cells.map(({ text }) => text).filter(Boolean))
  const size = Math.max(texts[0]!.length, texts[1]!.length)
  return size ? texts[0]!.filter((text) => texts[1]!.includes(text)).length / size : 1
}

/** The share of common cells; of different cells half of their common words. */
function rowLikeness(one: Line, other: Line, columns: readonly [number, number][]): number {
  const scores = columns.map(([column, otherColumn]) => {
    const [cell, now] = [cellAt(one, column)?.text ?? '', cellAt(other, otherColumn)?.text ?? '']
    return cell === now ? 1 : alike(bagOf(splitWords(cell)), bagOf(splitWords(now))) / 2
  })
  return scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 1
}
