import type { RootContent, Table } from 'mdast'
import { wordsOf } from '../../../content/mdx/element.ts'
import { UNIT_OF_TIME } from '../../words/grammar/parts-of-speech.ts'
import { matchesIn } from '../../words/matches.ts'
import { NUMBER, numberIn, phrasePattern } from '../../words/phrase-pattern.ts'
import type { SitePage } from '../../site/site-reader.ts'
import { pageRule, reportUnlessAllowed, type ReportInFile } from '../rule.ts'

/**
 * A number that the reader has seen, with what it counts: the 14 bookings are new, 14 bookings looks wrong. What is not
 * all of them counts something else: the 14 bookings on Friday, 14 bookings are new.
 */
const SEEN_COUNT = phrasePattern(
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
  for (const { 0: written, 2: known, 4: judged, index } of matchesIn(page, SEEN_COUNT)) {
    const noun = known ?? judged ?? ''
    const count = numberIn(written)
    // A number that the text itself has brought up is not the table's.
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
function haveOneStem(one: string, other: string): boolean {
  const length = Math.max(4, Math.min(one.length, other.length) - 3)
  return one.slice(0, length).toLowerCase() === other.slice(0, length).toLowerCase()
}
