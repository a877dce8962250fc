import type { Database } from '../functions/_shared/services.ts'

/** How many calls run at once, how many wait for them, and for how long. */
export type QueueBounds = { running: number; waiting: number; waitMs: number }

/**
 * A database whose calls wait in a queue of bounded length. A call that finds the queue full fails at once, and one
 * that has waited too long is never run: its request has been answered.
 */
export function withCallQueue(database: Database, bounds: QueueBounds): Database {
  const queue = new Set<() => void>()
  let running = 0

  function turn(): Promise<void> | undefined {
    if (running < bounds.running) return void (running += 1)
    if (queue.size >= bounds.waiting) throw new Error('too many calls wait for the database')
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(start)
        reject(new Error('waited too long for the database'))
      }, bounds.waitMs)
      queue.add(start)
    })
  }

  function pass(): void {
    const [next] = queue
    if (!next) return void (running -= 1)
    queue.delete(next)
    next()
  }

  return {
    async rpc(name, args) {
      await turn()
      return database.rpc(name, args).finally(pass)
    },
  }
}
