import type { Database } from '../functions/_shared/services.ts'

/** How many calls run at once, how many wait for them, and for how long. */
export type QueueBounds = { running: number; waiting: number; waitMs: number }

/** A call that waits for its turn. `earlier` is how many calls its client made before. */
type QueuedCall = { earlier: number; start(): void; fail(error: Error): void }

/** The clients whose calls are counted, the latest ones. */
const MAX_CLIENTS = 10_000
/** How long calls are counted before the counts start again, so that yesterday's forms do not count against an office. */
const COUNTED_MS = 600_000

/**
 * A database whose calls wait in a queue of bounded length. The next call is the one whose client made the fewest
 * before, so that a visitor's first request does not wait behind the repeated ones of a flood, and a full queue gives
 * up the call of the client that made the most. A call that has waited too long is never run: its request has been
 * answered.
 */
export function withCallQueue(database: Database, bounds: QueueBounds): Database {
  const queue = new Set<QueuedCall>()
  const calls = new Map<string, number>()
  let countedSince = Date.now()
  let running = 0

  /** Counts a call, and returns how many its client made before. A call without a client counts as a first one. */
  function callsBefore(client: unknown): number {
    if (typeof client !== 'string') return 0
    if (Date.now() - countedSince > COUNTED_MS) {
      calls.clear()
      countedSince = Date.now()
    }
    const earlier = calls.get(client) ?? 0
    calls.delete(client)
    calls.set(client, earlier + 1)
    if (calls.size > MAX_CLIENTS) calls.delete(calls.keys().next().value!)
    return earlier
  }

  function acquire(earlier: number): Promise<void> | undefined {
    if (running < bounds.running) return void (running += 1)
    return new Promise((resolve, reject) => {
      const settle = (answer: () => void) => {
        clearTimeout(timer)
        queue.delete(call)
        answer()
      }
      const call: QueuedCall = { earlier, start: () => settle(resolve), fail: (error) => settle(() => reject(error)) }
      const timer = setTimeout(() => call.fail(new Error('waited too long for the database')), bounds.waitMs)
      queue.add(call)
      if (queue.size <= bounds.waiting) return
      const worst = [...queue].reduce((most, call) => (call.earlier >= most.earlier ? call : most))
      worst.fail(new Error('too many calls wait for the database'))
    })
  }

  function release(): void {
    if (queue.size === 0) return void (running -= 1)
    ;[...queue].reduce((fewest, call) => (call.earlier < fewest.earlier ? call : fewest)).start()
  }

  return {
    async rpc(name, args) {
      await acquire(callsBefore(args.client))
      return database.rpc(name, args).finally(release)
    },
  }
}
