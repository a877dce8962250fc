import type { Database } from './services.ts'

const INTERVAL_MS = 10_000

/** How many requests were not stored, and why: numbers only. Stored ones are counted where they are stored. */
type Tally = {
  /** Counts one. The promise settles once the counts were written or could not be. */
  add(form: string, outcome: 'refused' | 'failed'): Promise<void>
}

const tallies = new WeakMap<Database, Tally>()

/** The tally of a database: it counts in memory, and writes at most once in ten seconds. */
export function tallyOf(database: Database): Tally {
  let tally = tallies.get(database)
  if (!tally) tallies.set(database, (tally = createTally(database)))
  return tally
}

function createTally(database: Database): Tally {
  let counts = new Map<string, { day: string; form: string; outcome: string; count: number }>()
  let writing: Promise<void> | undefined
  let lastWrite = -Infinity

  function addTo(day: string, form: string, outcome: string, more: number): void {
    const key = `${day} ${form} ${outcome}`
    counts.set(key, { day, form, outcome, count: (counts.get(key)?.count ?? 0) + more })
  }

  async function write(): Promise<void> {
    await pause(lastWrite + INTERVAL_MS - Date.now())
    lastWrite = Date.now()
    const taken = counts
    counts = new Map()
    writing = undefined
    try {
      await database.rpc('count_outcomes', { counts: [...taken.values()] })
    } catch {
      for (const { form, outcome, day, count } of taken.values()) addTo(day, form, outcome, count)
    }
  }

  return {
    add(form, outcome) {
      addTo(new Date().toISOString().slice(0, 10), form, outcome, 1)
      return (writing ??= write())
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(milliseconds, 0)) as { unref?(): void }
    // It must not keep a process alive.
    timer.unref?.()
  })
}
