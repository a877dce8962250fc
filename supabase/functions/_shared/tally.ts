import type { Database } from './services.ts'

const INTERVAL_MS = 10_000

/** How many requests were not stored. Stored requests are counted in their table. */
type Tally = {
  /** Counts one. The promise settles after the next write. */
  add(form: string, outcome: 'refused' | 'failed'): Promise<void>
}

const tallies = new WeakMap<Database, Tally>()

/** The tally of a database: counts in memory and writes at most once in ten seconds. */
export function tallyOf(database: Database): Tally {
  let tally = tallies.get(database)
  if (!tally) tallies.set(database, (tally = createTally(database)))
  return tally
}

function createTally(database: Database): Tally {
  const counts = new Map<string, number>()
  let writing: Promise<void> | undefined
  let lastWrite = -Infinity
  const increase = (key: string, by: number) => void counts.set(key, (counts.get(key) ?? 0) + by)

  async function write(): Promise<void> {
    await pause(lastWrite + INTERVAL_MS - performance.now())
    lastWrite = performance.now()
    const taken = [...counts]
    counts.clear()
    writing = undefined
    const rows = taken.map(([key, count]) => {
      const [day, form, outcome] = key.split(' ')
      return { day, form, outcome, count }
    })
    await database.rpc('count_outcomes', { counts: rows }).catch(() => taken.forEach((entry) => increase(...entry)))
  }

  return {
    add(form, outcome) {
      increase(`${new Date().toISOString().slice(0, 10)} ${form} ${outcome}`, 1)
      return (writing ??= write())
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(milliseconds, 0)) as { unref?(): void }
    // The process may exit meanwhile.
    timer.unref?.()
  })
}
