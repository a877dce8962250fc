import type { Paragraph, RootContent, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Finding, ReportFinding, Lines } from '../../../content/content-error.ts'
import { startOf, wordsOf } from '../../../content/mdx/element.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { matchesIn, NUMBER, numberIn, phrasePattern } from '../../words/phrase-pattern.ts'
import { pageRule, reportUnlessAllowed, type ReportInFile } from '../rule.ts'

/** The row below a table's head. */
const DASHES = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/

/** No typo turns a table into plain text, and no row lacks a cell. */
export const brokenTables = pageRule('broken-tables', 'error', ({ tree, lines }, add) => {
  if (!tree) return
  visit(tree, (node) => {
    if (node.type === 'table') return reportShortRow(node, add)
    const finding = node.type === 'paragraph' ? brokenTable(lines, node) : undefined
    if (finding) add(finding)
  })
})

/** Markdown shows the missing cells at the end of the row. */
function reportShortRow({ children: [head, ...rows] }: Table, add: ReportFinding): void {
  const row = rows.find(({ children }) => children.length < head!.children.length)
  if (row)
    add({
      place: startOf(row),
      reason: `The row has ${count(row.children.length)}, and the head of its table ${head!.children.length}.`,
      fix: 'Check whether a | is missing. For a cell without words write a space between two |.',
    })
}

/**
 * Why a paragraph is not the table it was meant to be: its row of dashes is missing, or has the wrong number of cells.
 */
function brokenTable(lines: Lines, paragraph: Paragraph): Finding | undefined {
  const [from, to] = lines.rangeOf(paragraph)
  const text = lines.source.slice(from, to)
  if (!text.includes('|')) return undefined
  const rows = [...text.matchAll(/^([ \t>]*)(.*?)\s*$/gm)].map(({ 1: indent, 2: row, index }) => ({
    row: row!,
    place: lines.placeAt(from + index + indent!.length, row!.length),
  }))
  const dashes = rows.findIndex(({ row }, index) => index > 0 && row.includes('|') && DASHES.test(row))
  if (dashes < 0) {
    const [head, next] = rows
    if (!next && cells(head!.row).length > 1 && /^\|.+\|$/.test(head!.row))
      return {
        place: head!.place,
        reason: 'The row shows as plain text: it belongs to no table.',
        fix: 'Delete the empty line between it and its table.',
      }
    if (!next || ![head!, next].every(({ row }) => /^\|.+\|$/.test(row))) return undefined
    return {
      place: head!.place,
      reason: 'The table shows as plain text: the row of dashes below its head is missing.',
      fix: `Write below this line: ${rowOfDashes(cells(head!.row).length)}`,
    }
  }
  const { row, place } = rows[dashes]!
  const [cellCount, columnCount] = [cells(row).length, cells(rows[dashes - 1]!.row).length]
  if (cellCount === columnCount) return undefined
  const fixed = rowOfDashes(columnCount)
  return {
    place,
    reason: `The table shows as plain text: this row has ${count(cellCount)}, and its head has ${columnCount}.`,
    fix: `Write ${fixed}`,
    edits: [{ place, text: fixed }],
  }
}

function cells(row: string): string[] {
  return row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/)
}

function rowOfDashes(count: number): string {
  return `|${' --- |'.repeat(count)}`
}

function count(cells: number): string {
  return cells === 1 ? 'one cell' : `${cells} cells`
}

/**
 * A number from the table above, with what it counts: the 14 bookings are new, 14 bookings looks wrong. These count
 * something else: the 14 bookings on Friday, 14 bookings are new.
 */
const COUNT_FROM_TABLE = phrasePattern(
  String.raw`
    (?:(?<=\b(?:the|these|those|all|all the) )${NUMBER} (\p{L}{4,}s)(?=[.,;:!?)]|\s*(?:$|\n\s*\n)| (?:are|were|is|was|
    have|has|had|came|come|looks?|seems?|sounds?)\b)|\b${NUMBER} (\p{L}{4,}s)(?= (?:looks?|seems?|sounds?)\b))`,
  'giu',
)

const UNIT = new RegExp(`^(?:${UNIT_OF_TIME})s$`, 'i')

/** A number that text counts below a table is the one in the row of that name: 14 cancellations, Cancelled | 14. */
export const tableFigures = pageRule('table-figures', 'error', (page, add) => {
  const nodes = page.tree?.children ?? []
  for (const [at, node] of nodes.entries()) {
    if (node.type !== 'table') continue
    const next = nodes.findIndex(({ type }, index) => index > at && (type === 'heading' || type === 'table'))
    const below = nodes.slice(at + 1, next < 0 ? undefined : next)
    if (below.length) reportCounts(page, node, below, (_, finding) => add(finding))
  }
})

function reportCounts(page: SitePage, table: Table, below: readonly RootContent[], add: ReportInFile): void {
  const report = reportUnlessAllowed(page, 'figure', add, 'If it counts something else')
  const rows = table.children.slice(1).map((row) => row.children.map((cell) => wordsOf(cell).trim()))
  const figures = new Set(rows.flat().flatMap((cell) => (cell.match(/\d[\d,]*/g) ?? []).map(amount)))
  for (const [column] of rows[0]?.entries() ?? [])
    figures.add(rows.reduce((sum, row) => sum + (isCount(row[column]) ? amount(row[column]) : 0), 0))
  const [from, to] = [page.lines.rangeOf(below[0]!)[0], page.lines.rangeOf(below.at(-1)!)[1]]
  for (const { 0: written, 2: subject, 4: subjectOfLooks, index } of matchesIn(page, COUNT_FROM_TABLE)) {
    const noun = subject ?? subjectOfLooks ?? ''
    const count = numberIn(written)
    // A number that the text has mentioned before may not be the table's.
    const isSecond = new RegExp(String.raw`\b${written.split(' ')[0]}\b`, 'i').test(page.prose.slice(from, index))
    if (index < from || index >= to || figures.has(count) || UNIT.test(noun) || isSecond) continue
    const named = rows.filter(([label = '']) => label.match(/\p{L}{4,}/gu)?.some((word) => haveOneStem(word, noun)))
    const [label, ...cells] = named.length === 1 ? named[0]! : []
    const counted = cells.filter(isCount)
    if (label && counted.length)
      report(
        page.lines.placeAt(index, written.length),
        `The text says "${written}", but the table above has ${counted.join(' and ')} for "${label}".`,
        'Correct the text or the table.',
      )
  }
}

function isCount(cell: string | undefined): cell is string {
  return cell !== undefined && /^\d[\d,]*$/.test(cell)
}

function amount(figure: string): number {
  return Number(figure.replaceAll(',', ''))
}

/** Whether two words begin alike, as cancelled and cancellations, or booked and bookings. */
function haveOneStem(a: string, b: string): boolean {
  const length = Math.max(4, Math.min(a.length, b.length) - 3)
  return a.slice(0, length).toLowerCase() === b.slice(0, length).toLowerCase()
}
