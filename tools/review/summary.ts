import { escapeHtml } from '../lib/html.ts'
import { counted } from '../lib/text.ts'
import { wordsOfChange } from './compare/compare-sites.ts'
import { doubtInShort } from './folder/doubt-words.ts'
import { editsOf, headline, type EditGroup } from './folder/edit-groups.ts'
import { breakages, statusLabel, type ReportModel } from './folder/model.ts'
import { brokenInWords, nameOfEdit, plain, type WritingStyle } from './folder/plain-words.ts'
import { shorten } from './page/words.ts'

/** The maximum length in characters. GitHub allows more. */
const MAX_LENGTH = 4000
const MAX_NOTES = 5
/** Edits that a terminal lists. */
const MAX_EDITS = 12

const markdown: WritingStyle = { text: escapeMarkdown, code: inlineCode }

/** The report as a comment of a pull request: at most 4,000 characters, each edit while there is room. */
export function markdownSummary(model: ReportModel, publicUrl?: string): string {
  const edits = editsOf(model)
  const against = `compared with ${escapeMarkdown(model.base)}`
  const link = publicUrl && `${publicUrl}/index.html`
  const [first, ...lines] = [
    `### Review: ${headline(model, edits)}`,
    link ? `**[Open the review](${link})** · ${against}` : against,
    ...model.notes.slice(0, MAX_NOTES).map((note) => `> ${escapeMarkdown(shorten(note, 300))}`),
    ...broken(model, markdown).map((line) => `**${line.replace(': ', ':** ')}`),
    ...edits.map((edit, at) => {
      const name = nameOf(edit, model, markdown)
      return `- ${edit.section}: ${link ? `[${name}](${link}#edit-${at + 1})` : name}${reachOf(edit, markdown)}`
    }),
  ]
  // Whole lines only: half a code span would take in what follows it.
  let text = first
  for (const [at, line] of lines.entries()) {
    if (text.length + line.length > MAX_LENGTH - 60)
      return `${text}\n\nand ${counted(lines.length - at, 'more line')}\n`
    text += `${line.startsWith('- ') && text.includes('\n- ') ? '\n' : '\n\n'}${line}`
  }
  return `${text}\n`
}

/** The report for a terminal: what is broken, and what was edited. */
export function plainSummary(model: ReportModel): string {
  const edits = editsOf(model)
  const lines = edits.map((edit) => `${edit.section}: ${nameOf(edit, model, plain)}${reachOf(edit, plain)}`)
  return [headline(model, edits), ...model.notes, ...broken(model, plain), listOf(lines, MAX_EDITS, '\n')]
    .filter(Boolean)
    .join('\n')
}

/** The first values of a list, with an ellipsis for the rest. */
export function listOf(values: readonly string[], length: number, between = ', '): string {
  return [...values.slice(0, length), ...(values.length > length ? ['…'] : [])].join(between)
}

function broken(model: ReportModel, style: WritingStyle): string[] {
  const found = breakages(model).map((breakage) => brokenInWords(breakage, style))
  return found.length ? [`Broken by this change: ${listOf(found, 6, '; ')}`] : []
}

/** What was edited; of an edit whose cause is not known its first change. */
function nameOf(edit: EditGroup, model: ReportModel, { text }: WritingStyle): string {
  const [main] = edit.changes
  if (edit.cause || !main) return text(nameOfEdit(edit, model))
  const { before, after } = wordsOfChange(main.finding)
  const values = [before, after].filter(Boolean).map((value) => `“${shorten(value, 60)}”`)
  return text([statusLabel(main.finding), ...(values.length ? [values.join(' → ')] : [])].join(': '))
}

/** Its most urgent doubt, and its number of pages. */
function reachOf({ pages, doubts: [doubt] }: EditGroup, { text }: WritingStyle): string {
  return `${doubt ? `: ${text(doubtInShort(doubt))}` : ''} (${counted(pages.length, 'page')})`
}

/** Text that comes from a page: escaped so that it contains no links, mentions, tables or HTML of its own. */
function escapeMarkdown(text: string): string {
  const escaped = escapeHtml(text.replace(/\s+/g, ' ').replace(/[\\*_{}[\]()#+!|~>]/g, '\\$&'))
  // GitHub links these itself: mentions, issues and addresses.
  return escaped.replace(/@|:(?=\/\/)|\bwww(?=\.)|#(?=\d)/gi, '$&\u200b').replaceAll('`', '&#96;')
}

/** A file name, key or address as a code span; nothing in it can end the span. */
function inlineCode(text: string): string {
  return `\`${shorten(text.replace(/[`|\s]+/g, ' '), 160).trim() || ' '}\``
}
