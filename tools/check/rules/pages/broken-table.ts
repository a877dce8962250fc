import type { Paragraph } from 'mdast'
import type { Finding } from '../../../content/content-error.ts'
import type { Lines } from '../../../content/lines.ts'

/** The row below a table's head. */
const DASHES = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/

/**
 * Why a paragraph is not the table it was meant to be: its row of dashes is missing, or has the wrong number of cells.
 */
export function brokenTable(lines: Lines, paragraph: Paragraph): Finding | undefined {
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
    if (!next || ![head!, next].every(({ row }) => /^\|.+\|$/.test(row))) return undefined
    return {
      place: head!.place,
      reason: 'The table shows as plain text: the row of dashes below its head is missing.',
      fix: `Write below this line: ${rowOfDashes(cells(head!.row).length)}`,
    }
  }
  const { row, place } = rows[dashes]!
  const [own, wanted] = [cells(row).length, cells(rows[dashes - 1]!.row).length]
  if (own === wanted) return undefined
  const fixed = rowOfDashes(wanted)
  return {
    place,
    reason:
      `The table shows as plain text: this row has ${own === 1 ? 'one cell' : `${own} cells`}, and its head has ` +
      `${wanted}.`,
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
