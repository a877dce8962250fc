/** A day such as 2026-01-31 in words: 31 January 2026. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
