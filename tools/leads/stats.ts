/** The counts of one form on one day. */
export type DayStats = {
  day: string
  form: string
  accepted: number
  refused: number
  quarantined: number
  failed: number
}

const COUNTS = ['accepted', 'refused', 'quarantined', 'failed'] as const

/** Counts as a table for a terminal, newest day first, with a line of totals. */
export function statsTable(stats: DayStats[], days: number): string {
  if (stats.length === 0) return `No leads in the last ${days} days.`
  const sum = (name: (typeof COUNTS)[number]) => String(stats.reduce((total, line) => total + line[name], 0))
  const rows = [
    ['day', 'form', ...COUNTS],
    ...stats.map((line) => [line.day, line.form, ...COUNTS.map((name) => String(line[name]))]),
    ['', 'all', ...COUNTS.map(sum)],
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((text, column) => (column < 2 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
