import { breakages, type Breakage } from './broken.ts'
import { weightOfChange, type ReportModel, type ReportPage } from './folder/model.ts'
import { causesOf } from './folder/views/Overview.tsx'
import { escapeMarkdown, inlineCode, shorten } from './markdown.ts'
import { isDeadEnd, labelOf, statusOf } from './folder/views/labels.ts'
import type { Finding } from './compare/finding.ts'
import { infoOf } from './report.ts'

/** The maximum length in characters. GitHub allows more. */
const MAX_LENGTH = 4000

/**
 * The report as a comment of a pull request: at most 4,000 characters, each changed page with its link while there is
 * room.
 */
export function summaryOf(model: ReportModel, publicUrl?: string): string {
  const { pages, shared, notes, base, total } = model
  const head = [
    `### Review: ${pages.length === 0 ? 'nothing changed' : `${pages.length} of ${total} pages changed`}`,
    '',
    publicUrl
      ? `**[Open the review](${publicUrl}/index.html)** · compared with ${escapeMarkdown(base)}`
      : `Compared with ${escapeMarkdown(base)}`,
    '',
  ]
  for (const note of notes) head.push(`> ${escapeMarkdown(shorten(note, 300))}`, '')
  const broken = breakages(model)
  if (broken.length)
    head.push(
      `**Broken by this change:** ${broken.slice(0, 6).map(sayBroken).join('; ')}${broken.length > 6 ? '; …' : ''}`,
      '',
    )
  const causes = causesOf(pages)
  if (causes.length)
    head.push(
      `**Because of:** ${causes
        .slice(0, 5)
        .map(
          ({ cause, count }) =>
            `${inlineCode(cause.file + (cause.key ? `: ${cause.key}` : ''))} → ${count} ${count === 1 ? 'page' : 'pages'}`,
        )
        .join(', ')}${causes.length > 5 ? ', …' : ''}`,
      '',
    )
  for (const { finding, pages: paths } of shared.slice(0, 5)) head.push(`- On ${paths.length} pages: ${say(finding)}`)
  if (shared.length > 5) head.push(`- and ${shared.length - 5} more on many pages`)
  if (shared.length) head.push('')
  // Whole lines only: half a code span would take in what follows it.
  let text = ''
  for (const line of head) if (text.length + line.length < 2400) text += `${line}\n`
  const own = [...pages].sort((one, other) => weightOfChange(other) - weightOfChange(one))
  if (own.length) text += '\n| Page | What changed |\n| --- | --- |\n'
  for (const [index, entry] of own.entries()) {
    const left = own.length - index
    const row = rowOf(entry, publicUrl, 2)
    const short = rowOf(entry, publicUrl, 0)
    const reserve = 60 + own.slice(index + 1).reduce((sum, other) => sum + rowOf(other, publicUrl, 0).length, 0)
    const fitting =
      [row, short].find((line) => text.length + line.length + Math.min(reserve, 1500) <= MAX_LENGTH) ??
      (text.length + short.length + 60 <= MAX_LENGTH ? short : undefined)
    if (!fitting) {
      text += `| … | and ${left} more pages |\n`
      break
    }
    text += fitting
  }
  return text.slice(0, MAX_LENGTH)
}

function rowOf(entry: ReportPage, publicUrl: string | undefined, examples: number): string {
  const { page, slug, findings } = entry
  const name = inlineCode(page.path)
  const link = publicUrl ? `[${name}](${publicUrl}/pages/${slug}/index.html)` : name
  const status =
    page.status === 'changed'
      ? ''
      : page.status === 'moved'
        ? `moved to ${inlineCode(page.movedTo ?? '')}`
        : statusOf(entry).toLowerCase()
  const counted = new Map<string, number>()
  for (const label of findings.map(labelOf)) counted.set(label, (counted.get(label) ?? 0) + 1)
  const counts = [...counted]
    .map(([label, count]) => (count > 1 ? `${label} ×${count}` : label))
    .slice(0, 5)
    .join(', ')
  const said = findings.slice(0, examples).map(say).join('; ')
  return `| ${link} | ${[status, said || counts, said && findings.length > examples ? `${findings.length - examples} more` : ''].filter(Boolean).join('; ') || 'as on other pages'} |\n`
}

function sayBroken({ dead, finding, pages }: Breakage): string {
  const count = pages.length === 1 ? 'one page' : `${pages.length} pages`
  if (dead)
    return `${inlineCode(dead.page.path)} has no page any more${dead.unpublishedReason ? ` (${dead.unpublishedReason})` : ''} and no redirect${pages.length ? `, and ${count} ${pages.length === 1 ? 'links' : 'link'} to it` : ''}`
  return finding ? `${say(finding)} on ${pages.length === 1 ? inlineCode(pages[0]!) : count}` : ''
}

function say(finding: Finding): string {
  const { kind, before, after, in: place } = finding
  if (isDeadEnd(finding)) return labelOf(finding)
  const value = (text: string) => `“${escapeMarkdown(shorten(text, 60))}”`
  const change =
    kind === 'move' || (before && before === after)
      ? value(after)
      : [before && value(before), after && value(after)].filter(Boolean).join(' → ')
  const verb = before && !after ? ' removed' : !before && after ? ' added' : ''
  return `${labelOf(finding)}${infoOf(kind).named && kind !== 'widget' ? ` ${escapeMarkdown(place)}` : ''}${/^(insert|delete|weight|overflow)$/.test(kind) || infoOf(kind).broken ? '' : verb}: ${change}`
}
