import type { Database } from './services.ts'

const INTERVAL_MS = 10_000

/** How many requests were not stored since the last write, by day, form and outcome. */
let counts = new Map<string, number>()
let writing: Promise<void> | undefined
let lastWrite = -Infinity

/** Counts a request that was not stored; 'foreign' is one of another origin. Written at most once in ten seconds; the promise settles after the write. */
export function countOutcome(
  database: Database,
  form: string,
  outcome: 'refused' | 'foreign' | 'failed',
): Promise<void> {
  add(`${new Date().toISOString().slice(0, 10)} ${form} ${outcome}`, 1)
  return (writing ??= write(database))
}

function add(key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

async function write(database: Database): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(lastWrite + INTERVAL_MS - performance.now(), 0)))
  lastWrite = performance.now()
  const taken = [...counts]
  counts = new Map()
  writing = undefined
  const rows = taken.map(([key, count]) => {
    const [day, form, outcome] = key.split(' ')
    return { day, form, outcome, count }
  })
  await database.rpc('count_outcomes', { counts: rows }).catch(() => taken.forEach(([key, count]) => add(key, count)))
}
