import type { Paragraph, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Finding, ReportFinding, Lines } from '../../../content/content-error.ts'
import { startOf } from '../../../content/mdx/element.ts'
import { pageRule } from '../rule.ts'

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
