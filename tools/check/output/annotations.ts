import type { ContentError } from '../../content/content-error.ts'

/** What was found, as commands that GitHub Actions reads from the log: each stands beside its line in the pull request. */
export function annotations(found: readonly ContentError[]): string {
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
