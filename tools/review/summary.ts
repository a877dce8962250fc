import { escapeHtml } from '../lib/html.ts'
import { counted } from '../lib/text.ts'
import type { FoundChange } from './compare/found-change.ts'
import {
  breakages,
  byWeight,
  ownAndCommon,
  statusLabel,
  pageStatus,
  type ReportModel,
  type ReportPage,
} from './folder/model.ts'
import { wordsOfChange } from './compare/compare-sites.ts'
import { editsOf, headline, type EditGroup } from './folder/edit-groups.ts'
import { brokenInWords, nameInWords, nameOfEdit, pageIn, plain, type WritingStyle } from './folder/plain-words.ts'
import { shorten } from './page/words.ts'
import { kinds, isDeadEnd } from './report.ts'

/** The maximum length in characters. GitHub allows more. */
const MAX_LENGTH = 4000
/** The maximum of what comes before the table of pages. */
const MAX_HEAD = 2400

const markdown: WritingStyle = { text: escapeMarkdown, code: inlineCode }

/** The report as a comment of a pull request: at most 4,000 characters, each changed page while there is room. */
export function markdownSummary(model: ReportModel, publicUrl?: string): string {
  const against = `compared with ${escapeMarkdown(model.base)}`
  const edits = editsOf(model)
  const head = [
    `### Review: ${headline(model, edits)}`,
    publicUrl ? `**[Open the review](${publicUrl}/index.html)** · ${against}` : against,
    ...model.notes.map((note) => `> ${escapeMarkdown(shorten(note, 300))}`),
    ...facts(model, edits, markdown).map(([name, values]) => `**${name}:** ${values}`),
  ]
  // Whole lines only: half a code span would take in what follows it.
  let text = ''
  for (const line of head) if (line && text.length + line.length < MAX_HEAD) text += `${line}\n\n`
  const pages = byWeight(model.pages)
  if (!pages.length) return text
  text += '| Page | What changed |\n| --- | --- |\n'
  const room = MAX_LENGTH - 60 - text.length
  // All rows have examples if these fit.
  const rows = [2, 1, 0].map((examples) => pages.map((entry) => rowOf(entry, publicUrl, examples)))
  const fitting = rows.find((each) => each.join('').length <= room) ?? rows.at(-1)!
  for (const [index, row] of fitting.entries()) {
    if (text.length + row.length > MAX_LENGTH - 60) return `${text}| … | and ${pages.length - index} more pages |\n`
    text += row
  }
  return text
}

/** The report for a terminal: what is broken, and what was edited. */
export function plainSummary(model: ReportModel): string {
  const edits = editsOf(model)
  const lines = facts(model, edits, plain).map((fact) => fact.join(': '))
  return [headline(model, edits), ...model.notes, ...lines].join('\n')
}

/** The first values of a list, with an ellipsis for the rest. */
export function listOf(values: readonly string[], length: number, between = ', '): string {
  return [...values.slice(0, length), ...(values.length > length ? ['…'] : [])].join(between)
}

/** What is broken, and what the changes are caused by. */
function facts(model: ReportModel, edits: readonly EditGroup[], style: WritingStyle): [string, string][] {
  const broken = breakages(model).map((breakage) => brokenInWords(breakage, style))
  const causes = edits.flatMap((edit) =>
    edit.cause ? `${style.text(nameOfEdit(edit, model))} (${counted(edit.pages.length, 'page')})` : [],
  )
  const found: [string, string][] = [
    ['Broken by this change', listOf(broken, 6, '; ')],
    ['Because of', listOf(causes, 5, '; ')],
  ]
  return found.filter(([, values]) => values)
}

function rowOf(entry: ReportPage, publicUrl: string | undefined, examples: number): string {
  const name = pageIn(entry.path, inlineCode)
  const link = publicUrl ? `[${name}](${publicUrl}/pages/${entry.slug}/index.html)` : name
  return `| ${link} | ${whatChanged(entry, examples)} |\n`
}

/** The status of a page with some of its changes, or with their number. */
function whatChanged(entry: ReportPage, examples: number): string {
  const { status, movedTo = '' } = entry
  const [findings] = ownAndCommon(entry)
  const parts = status === 'changed' ? [] : [pageStatus(entry).toLowerCase()]
  if (status === 'moved') parts[0] = `moved to ${inlineCode(movedTo)}`
  if (examples && findings.length) {
    // The same edit may change a description and its copy for link previews: one example is enough.
    const isEqual = (one: FoundChange, other: FoundChange) => one.before === other.before && one.after === other.after
    const different = findings.filter((finding, at) => findings.findIndex((other) => isEqual(finding, other)) === at)
    for (const finding of different.slice(0, examples)) {
      const count = findings.filter((other) => other.kind === finding.kind && isEqual(finding, other)).length
      parts.push(describe(finding) + (count > 1 ? ` ×${count}` : ''))
    }
    if (different.length > examples) parts.push(`${different.length - examples} more`)
  } else if (findings.length) parts.push(counted(findings.length, 'change'))
  return parts.join('; ') || 'as on other pages'
}

function describe(finding: FoundChange): string {
  const { kind } = finding
  if (isDeadEnd(finding)) return statusLabel(finding)
  const { before, after } = wordsOfChange(finding)
  const isCode = kind === 'style' && /\(/.test(before + after)
  const values = kind === 'move' || before === after ? [after] : [before, after]
  const change = values.filter(Boolean).map((value) => `“${escapeMarkdown(shorten(value, 60))}”`)
  const name = kinds[kind].named && kind !== 'widget' ? ` ${escapeMarkdown(nameInWords(finding))}` : ''
  const isVerb = /^(insert|delete|weight|overflow)$/.test(kind) || kinds[kind].broken
  const verb = isVerb ? '' : before && !after ? ' removed' : !before && after ? ' added' : ''
  return `${statusLabel(finding)}${name}${verb}${isCode ? '' : `: ${change.join(' → ')}`}`
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
