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
export type SubmissionOutcome = { outcome: 'created' | 'replayed'; id: string } | { outcome: 'key_reused' } | { outcome: 'limited'; retry_after: number }

/** The same for every request that a server takes. */
export type SubmissionRules = { limits: Limits; targets: string[] }

type Waiting = { item: SubmissionItem; rules: SubmissionRules; since: number; resolve(outcome: SubmissionOutcome): void; reject(error: unknown): void }
type Queue = { waiting: Waiting[]; underWay: number; patience: boolean }

/** Few transactions at a time: what arrives meanwhile goes together in the next. Nothing waits while none is under way. */
const AT_ONCE = 3
const MOST_TOGETHER = 32
/** A transaction costs as much as several requests: beside another one it starts for this many, or when they have waited so long. */
const WORTH_ANOTHER = 4
const PATIENCE_MS = 5

const queues = new WeakMap<Database, Queue>()

/** Stores a request. Those that arrive while the database is busy share a transaction; each gets its own answer. */
export function submit(database: Database, item: SubmissionItem, rules: SubmissionRules): Promise<SubmissionOutcome> {
  let queue = queues.get(database)
  if (!queue) queues.set(database, (queue = { waiting: [], underWay: 0, patience: false }))
  const { waiting } = queue
  const outcome = new Promise<SubmissionOutcome>((resolve, reject) => waiting.push({ item, rules, since: Date.now(), resolve, reject }))
  work(database, queue)
  return outcome
}

function work(database: Database, queue: Queue, worthAnother = WORTH_ANOTHER): void {
  while (queue.underWay < AT_ONCE && queue.waiting.length >= (queue.underWay === 0 ? 1 : worthAnother)) {
    queue.underWay += 1
    void store(database, queue.waiting.splice(0, MOST_TOGETHER)).finally(() => {
      queue.underWay -= 1
      work(database, queue)
    })
  }
  // Whatever holds up the one under way, such as a lock, does not hold up the others.
  if (queue.waiting.length === 0 || queue.underWay >= AT_ONCE || queue.patience) return
  queue.patience = true
  setTimeout(() => {
    queue.patience = false
    const [first] = queue.waiting
    work(database, queue, first && Date.now() - first.since >= PATIENCE_MS ? 1 : WORTH_ANOTHER)
  }, queue.waiting[0]!.since + PATIENCE_MS - Date.now())
}

async function store(database: Database, batch: Waiting[]): Promise<void> {
  const { rules } = batch[0]!
  try {
    const outcomes = (await database.rpc('submit_requests', { items: batch.map(({ item }) => item), ...rules })) as SubmissionOutcome[]
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
