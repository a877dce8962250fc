import type { Database } from './services.ts'

/** How many requests were not stored, and why: numbers only. Stored ones are counted where they are stored. */
export type Tally = { add(form: string, outcome: 'refused' | 'failed'): void; flush(): Promise<void> }

const tallies = new WeakMap<Database, Tally>()

/** The tally that belongs to a database. It gathers for a moment before it writes, and keeps what could not be written. */
export function tallyOf(database: Database): Tally {
  const existing = tallies.get(database)
  if (existing) return existing
  let counts = new Map<string, number>()
  const tally: Tally = {
    add(form, outcome) {
      const key = JSON.stringify([new Date().toISOString().slice(0, 10), form, outcome])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    async flush() {
      if (counts.size === 0) return
      const taken = counts
      counts = new Map()
      const rows = [...taken].map(([key, count]) => {
        const [day, form, outcome] = JSON.parse(key) as [string, string, string]
        return { day, form, outcome, count }
      })
      try {
        await database.rpc('count_outcomes', { counts: rows })
      } catch {
        for (const [key, count] of taken) counts.set(key, (counts.get(key) ?? 0) + count)
      }
    },
  }
  tallies.set(database, tally)
  return tally
}
