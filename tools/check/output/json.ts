import type { ContentError } from '../../content/content-error.ts'

/** What was found, for programs: one object an error, in the order of files and lines. */
export function json(found: readonly ContentError[]): string {
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
