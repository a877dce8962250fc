import { styleText } from 'node:util'
import { counted } from '../lib/text.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { isError, type ContentError } from '../content/content-error.ts'

/**
 * Formats errors for people: each with its line, then the totals.
 * @param options.short prints a warning on one line, and groups those of one rule and file
 * @param options.hidden how many errors were left out because others cause them
 * @param options.unread the pages that could not be read
 */
export function formatForPeople(
  found: readonly ContentError[],
  milliseconds: number,
  { short = false, hidden = 0, unread = [] }: { short?: boolean; hidden?: number; unread?: readonly string[] } = {},
): string {
  const errors = found.filter(isError)
  const warnings = found.filter(({ severity }) => severity === 'warning')
  const count = [
    errors.length ? counted(errors.length, 'error') : 'No errors',
    warnings.length && counted(warnings.length, 'warning'),
  ]
    .filter(Boolean)
    .join(', ')
  const lines = short ? [...errors.map(format), ...grouped(warnings)] : found.map(format)
  if (hidden) lines.push(`${counted(hidden, 'further error')} hidden: probably caused by the errors in data/.`)
  if (unread.length)
    lines.push(
      unread.length === 1
        ? `Not checked until it can be read: all else in ${unread[0]}, and links to its sections.`
        : `Not checked until they can be read: all else in ${unread.join(', ')}, and links to their sections.`,
    )
  return [...lines, `${count} (${(milliseconds / 1000).toFixed(1)} s)`].join('\n')
}

function grouped(warnings: readonly ContentError[]): string[] {
  const groups = new Map<string, ContentError[]>()
  for (const warning of warnings) {
    const key = `${warning.file} ${warning.rule}`
    groups.set(key, [...(groups.get(key) ?? []), warning])
  }
  return [...groups.values()].map(([first, ...more]) => {
    const text = format(first!).split('\n')[0]!
    return more.length ? `${text} Also line ${more.map(({ place }) => place.line).join(', ')}.` : text
  })
}

/** One error: its place, the reason, the fix, and the line. */
function format({ severity, message, rule }: ContentError): string {
  const label = severity === 'error' ? styled('red', 'error') : styled('yellow', 'warning')
  return `${label}  ${message.replace('\n\n', `  ${styled('gray', `[${rule}]`)}\n\n`)}`
}

function styled(colour: 'red' | 'yellow' | 'gray', text: string): string {
  return process.stdout.isTTY && !readToolSettings().NO_COLOR ? styleText(colour, text) : text
}

/** Formats errors as JSON: one object an error, in order of files and lines. */
export function formatJson(found: readonly ContentError[]): string {
  return JSON.stringify(
    found.map(({ file, place: { line, column, length = 1 }, rule, severity, reason, fix, edits }) => ({
      file,
      line,
      column,
      length,
      rule,
      severity,
      reason,
      fix,
      fixable: edits.length > 0,
    })),
    null,
    2,
  )
}

/** Formats errors as GitHub Actions annotations, which it shows at their lines in a pull request. */
export function formatAnnotations(found: readonly ContentError[]): string {
  return found
    .map(({ file, place: { line, column, length = 1 }, rule, severity, reason, fix }) => {
      const where = Object.entries({ file, line, col: column, endColumn: column + length, title: rule }).map(
        ([name, value]) => `${name}=${escaped(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`,
      )
      return `::${severity} ${where.join(',')}::${escaped(fix ? `${reason} ${fix}` : reason)}`
    })
    .join('\n')
}

function escaped(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}
