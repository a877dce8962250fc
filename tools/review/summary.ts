import { escapeHtml } from '../lib/html.ts'
import { counted } from '../lib/text.ts'
import { wordsOfChange } from './compare/compare-sites.ts'
import { doubtInShort } from './folder/doubt-words.ts'
import { editsOf, headline, type EditGroup } from './folder/edit-groups.ts'
import { breakages, statusLabel, type ReportModel } from './folder/model.ts'
import { brokenInWords, nameOfEdit } from './folder/plain-words.ts'
import { shorten } from './page/words.ts'

/** The maximum length in characters. GitHub allows more. */
const MAX_LENGTH = 4000
const MAX_NOTES = 5
/** Edits that a terminal lists. */
const MAX_EDITS = 12

/** The report as a comment of a pull request: at most 4,000 characters, each edit while there is room. */
export function markdownSummary(model: ReportModel, publicUrl?: string): string {
  const edits = editsOf(model)
  const against = `compared with ${escapeMarkdown(model.base)}`
  const link = publicUrl && `${publicUrl}/index.html`
  const [first, ...lines] = [
    `### Review: ${headline(model, edits)}`,
    link ? `**[Open the review](${link})** · ${against}` : against,
    ...model.notes.slice(0, MAX_NOTES).map((note) => `> ${escapeMarkdown(shorten(note, 300))}`),
    ...broken(model).map((line) => `**${escapeMarkdown(line).replace(': ', ':** ')}`),
    ...edits.map((edit, at) => {
      const name = escapeMarkdown(nameOf(edit, model))
      return `- ${edit.section}: ${link ? `[${name}](${link}#edit-${at + 1})` : name}${pagesOf(edit)}`
    }),
  ]
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
  const lines = edits.map((edit) => `${edit.section}: ${nameOf(edit, model)}${pagesOf(edit)}`)
  return [headline(model, edits), ...model.notes, ...broken(model), listOf(lines, MAX_EDITS, '\n')]
    .filter(Boolean)
    .join('\n')
}

/** The first values of a list, with an ellipsis for the rest. */
export function listOf(values: readonly string[], length: number, between = ', '): string {
  return [...values.slice(0, length), ...(values.length > length ? ['…'] : [])].join(between)
}

function broken(model: ReportModel): string[] {
  const found = breakages(model).map(brokenInWords)
  return found.length ? [`Broken by this change: ${listOf(found, 6, '; ')}`] : []
}

/** What was edited, and its most urgent doubt unless its values say it; of an edit without a cause its first change. */
function nameOf(edit: EditGroup, model: ReportModel): string {
  const [main] = edit.changes
  const [doubt] = edit.key ? [] : edit.doubts
  if (edit.cause || !main) return [nameOfEdit(edit, model), doubt ? doubtInShort(doubt) : ''].filter(Boolean).join(': ')
  const { before, after } = wordsOfChange(main.finding)
  const values = [before, after].filter(Boolean).map((value) => `“${shorten(value, 60)}”`)
  return [statusLabel(main.finding), values.join(' → ')].filter(Boolean).join(': ')
}

function pagesOf({ pages }: EditGroup): string {
  return ` (${counted(pages.length, 'page')})`
}

/** Text that comes from a page: escaped so that it contains no links, mentions, tables or HTML of its own. */
function escapeMarkdown(text: string): string {
  const escaped = escapeHtml(text.replace(/\s+/g, ' ').replace(/[\\*_{}[\]()#+!|~>]/g, '\\$&'))
  // GitHub links these itself: mentions, issues and addresses.
  return escaped.replace(/@|:(?=\/\/)|\bwww(?=\.)|#(?=\d)/gi, '$&\u200b').replaceAll('`', '&#96;')
}
