import type { Database } from './services.ts'
import type { Limits } from './settings.ts'

/** A checked request, as the database takes it. */
export type SubmissionItem = Record<'form' | 'page' | 'referrer', string> & {
  key: string | null
  fields: Record<string, string>
  utm: Record<string, string>
  quarantine: string | null
  client: string | null
}

/** What became of it. */
export type SubmissionOutcome =
  | { outcome: 'created' | 'replayed'; id: string }
  | { outcome: 'key_reused' }
  | { outcome: 'limited'; retry_after: number }

/** The same for every request that a server takes. */
export type SubmissionRules = { limits: Limits; targets: string[] }

type Waiting = {
  item: SubmissionItem
  rules: SubmissionRules
  since: number
  resolve(outcome: SubmissionOutcome): void
  reject(error: unknown): void
}
type Queue = { waiting: Waiting[]; underWay: number; expected: number; timed: boolean }

const MOST_TOGETHER = 32
/** Where as many came lately, a request waits so long for others to share its transaction, which costs as much as several rows. */
const COMPANY_MS = 1
/** Who has waited so long for the transaction under way, which a lock may hold up, goes beside it, into one of so many. */
const PATIENCE_MS = 5
const MOST_AT_ONCE = 3

const queues = new WeakMap<Database, Queue>()

/** Stores a request. Those that arrive together, or while the database is busy, share a transaction; each gets its own answer. */
export function submit(database: Database, item: SubmissionItem, rules: SubmissionRules): Promise<SubmissionOutcome> {
  let queue = queues.get(database)
  if (!queue) queues.set(database, (queue = { waiting: [], underWay: 0, expected: 1, timed: false }))
  const { waiting } = queue
  const outcome = new Promise<SubmissionOutcome>((resolve, reject) =>
    waiting.push({ item, rules, since: performance.now(), resolve, reject }),
  )
  work(database, queue)
  return outcome
}

function work(database: Database, queue: Queue): void {
  const { waiting, underWay, expected, timed } = queue
  const [first] = waiting
  if (!first || underWay >= MOST_AT_ONCE) return
  const left = first.since + (underWay === 0 ? COMPANY_MS : PATIENCE_MS) - performance.now()
  if (left <= 0 || (underWay === 0 && waiting.length >= expected)) return start(database, queue)
  if (timed) return
  queue.timed = true
  setTimeout(() => {
    queue.timed = false
    work(database, queue)
  }, left)
}

function start(database: Database, queue: Queue): void {
  const batch = queue.waiting.splice(0, MOST_TOGETHER)
  queue.underWay += 1
  void store(database, batch).finally(() => {
    queue.underWay -= 1
    queue.expected = Math.min(batch.length + queue.waiting.length, MOST_TOGETHER)
    work(database, queue)
  })
  work(database, queue)
}

async function store(database: Database, batch: Waiting[]): Promise<void> {
  const { rules } = batch[0]!
  try {
    const outcomes = (await database.rpc('submit_requests', {
      items: batch.map(({ item }) => item),
      ...rules,
    })) as SubmissionOutcome[]
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!)
  } catch (error) {
    // One of them may be to blame: alone, it fails alone. Whatever was stored after all is found by its key.
    if (batch.length > 1 && judgesContent(error)) await Promise.all(batch.map((each) => store(database, [each])))
    else for (const { reject } of batch) reject(error)
  }
}

function judgesContent(error: unknown): boolean {
  return /^2/.test((error as { sqlstate?: string }).sqlstate ?? '')
}
