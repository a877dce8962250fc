import type { ListedRequest } from './listing.ts'

/** The days that the counts cover. */
const DAYS = 30

/**
 * The numbers of leads of the last 30 days, per day and form, as a table for a terminal, newest day first.
 * @param requests all leads, newest first
 */
export function statsTable(requests: readonly ListedRequest[], now = new Date()): string {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const counts = new Map<string, { accepted: number; quarantined: number }>()
  const total = { accepted: 0, quarantined: 0 }
  for (const { createdAt, form, quarantinedFor } of requests) {
    if (new Date(createdAt).toISOString() < since) continue
    const key = `${createdAt.slice(0, 10)}\t${form}`
    const count = counts.get(key) ?? { accepted: 0, quarantined: 0 }
    counts.set(key, count)
    const kind = quarantinedFor ? 'quarantined' : 'accepted'
    count[kind] += 1
    total[kind] += 1
  }
  if (!counts.size) return `No leads in the last ${DAYS} days.`
  const rows = [
    ['day', 'form', 'accepted', 'quarantined'],
    ...[...counts].map(([key, { accepted, quarantined }]) => [...key.split('\t'), `${accepted}`, `${quarantined}`]),
    ['', 'all', `${total.accepted}`, `${total.quarantined}`],
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) => row.map((text, column) => text[column < 2 ? 'padEnd' : 'padStart'](widths[column]!)).join('  '))
    .join('\n')
}
