import { breakages, type Breakage } from './broken.ts'
import type { Finding } from './compare/finding.ts'
import { causesOf, headline, isDeadEnd, labelOf, statusOf, weightOfChange } from './folder/model.ts'
import type { ReportModel, ReportPage } from './folder/model.ts'
import { escapeMarkdown, inlineCode, shorten } from './markdown.ts'
import { infoOf } from './report.ts'

/** The maximum length in characters. GitHub allows more. */
const MAX_LENGTH = 4000
/** The maximum of what comes before the table of pages. */
const MAX_HEAD = 2400

/** How text and code are written. */
interface Style {
  text(text: string): string
  code(text: string): string
}

const markdown: Style = { text: escapeMarkdown, code: inlineCode }
const plain: Style = { text: (text) => text, code: (text) => text }

/** The report as a comment of a pull request: at most 4,000 characters, each changed page while there is room. */
export function summaryOf(model: ReportModel, publicUrl?: string): string {
  const { pages, notes, base, total } = model
  const against = `compared with ${escapeMarkdown(base)}`
  const head = [
    `### Review: ${headline(pages, total)}`,
    publicUrl ? `**[Open the review](${publicUrl}/index.html)** · ${against}` : against,
    ...notes.map((note) => `> ${escapeMarkdown(shorten(note, 300))}`),
    ...facts(model, markdown).map(([name, values]) => `**${name}:** ${values}`),
    sharedChanges(model, markdown)
      .map((line) => `- ${line}`)
      .join('\n'),
  ]
  // Whole lines only: half a code span would take in what follows it.
  let text = ''
  for (const line of head) if (line && text.length + line.length < MAX_HEAD) text += `${line}\n\n`
  const own = byWeight(pages)
  if (own.length) text += '| Page | What changed |\n| --- | --- |\n'
  for (const [index, entry] of own.entries()) {
    const [long, short] = [2, 0].map((examples) => rowOf(entry, publicUrl, examples)) as [string, string]
    // Pages that follow keep room for a short row.
    const rest = own.slice(index + 1).reduce((sum, other) => sum + rowOf(other, publicUrl, 0).length, 60)
    if (text.length + long.length + Math.min(rest, 1500) <= MAX_LENGTH) text += long
    else if (text.length + short.length + 60 <= MAX_LENGTH) text += short
    else return `${text}| … | and ${own.length - index} more pages |\n`
  }
  return text
}

/** The report for a terminal. */
export function wordsOf(model: ReportModel): string {
  const { pages, shared, notes, total } = model
  const own = byWeight(pages).filter(
    ({ findings, page }) => findings.length || page.status !== 'changed' || !shared.length,
  )
  return [
    headline(pages, total),
    ...notes,
    ...facts(model, plain).map(([name, values]) => `${name}: ${values}`),
    ...sharedChanges(model, plain),
    ...own.slice(0, 12).map((entry) => `  ${entry.page.path}  ${whatChanged(entry, 2, plain)}`),
    ...(own.length > 12 ? [`  and ${own.length - 12} more pages`] : []),
  ].join('\n')
}

function byWeight(pages: readonly ReportPage[]): ReportPage[] {
  return [...pages].sort((one, other) => weightOfChange(other) - weightOfChange(one))
}

/** The first values of a list, with an ellipsis for the rest. */
export function listOf(values: readonly string[], length: number, between = ', '): string {
  return [...values.slice(0, length), ...(values.length > length ? ['…'] : [])].join(between)
}

/** What is broken, and what the changes are caused by. */
function facts(model: ReportModel, style: Style): [string, string][] {
  const broken = breakages(model).map((breakage) => sayBroken(breakage, style))
  const causes = causesOf(model.pages).map(({ cause: { file, key }, count }) => {
    const pages = count === 1 ? '1 page' : `${count} pages`
    return `${style.code(file + (key ? `: ${key}` : ''))} → ${pages}`
  })
  const found: [string, string][] = [
    ['Broken by this change', listOf(broken, 6, '; ')],
    ['Because of', listOf(causes, 5)],
  ]
  return found.filter(([, values]) => values)
}

function sharedChanges({ shared }: ReportModel, style: Style): string[] {
  const lines = shared.slice(0, 5).map(({ finding, pages }) => `On ${pages.length} pages: ${say(finding, style)}`)
  return shared.length > 5 ? [...lines, `and ${shared.length - 5} more on many pages`] : lines
}

function rowOf(entry: ReportPage, publicUrl: string | undefined, examples: number): string {
  const name = inlineCode(entry.page.path)
  const link = publicUrl ? `[${name}](${publicUrl}/pages/${entry.slug}/index.html)` : name
  return `| ${link} | ${whatChanged(entry, examples, markdown)} |\n`
}

/** The status of a page with some of its changes, or with the number of changes of each kind. */
function whatChanged(entry: ReportPage, examples: number, style: Style): string {
  const { page, findings } = entry
  const moved = page.status === 'moved' && `moved to ${style.code(page.movedTo ?? '')}`
  const status = page.status === 'changed' ? '' : moved || statusOf(entry).toLowerCase()
  const labels = findings.map(labelOf)
  const counts = [...new Set(labels)].slice(0, 5).map((label) => {
    const count = labels.filter((other) => other === label).length
    return count > 1 ? `${label} ×${count}` : label
  })
  const said = findings.slice(0, examples).map((finding) => say(finding, style))
  const more = said.length > 0 && findings.length > examples && `${findings.length - examples} more`
  return (
    [status, said.length ? said.join('; ') : counts.join(', '), more].filter(Boolean).join('; ') || 'as on other pages'
  )
}

function sayBroken({ dead, finding, pages }: Breakage, style: Style): string {
  if (dead) {
    const reason = dead.unpublishedReason ? ` (${dead.unpublishedReason})` : ''
    const links =
      pages.length === 1 ? ', and one page links to it' : pages.length ? `, and ${pages.length} pages link to it` : ''
    return `${style.code(dead.page.path)} has no page any more${reason} and no redirect${links}`
  }
  return finding
    ? `${say(finding, style)} on ${pages.length === 1 ? style.code(pages[0]!) : `${pages.length} pages`}`
    : ''
}

function say(finding: Finding, style: Style): string {
  const { kind, before, after, in: place } = finding
  if (isDeadEnd(finding)) return labelOf(finding)
  const values = kind === 'move' || before === after ? [after] : [before, after]
  const change = values.filter(Boolean).map((value) => `“${style.text(shorten(value, 60))}”`)
  const name = infoOf(kind).named && kind !== 'widget' ? ` ${style.text(place)}` : ''
  const isVerb = /^(insert|delete|weight|overflow)$/.test(kind) || infoOf(kind).broken
  const verb = isVerb ? '' : before && !after ? ' removed' : !before && after ? ' added' : ''
  return `${labelOf(finding)}${name}${verb}: ${change.join(' → ')}`
}
