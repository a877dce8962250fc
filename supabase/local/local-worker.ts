import { drainOutbox, type Outbox } from '../functions/_shared/outbox.ts'

/** How often the outbox is looked through even if nothing was queued: retries fall due. */
const EVERY_MS = 5000
const HOUSE_EVERY_MS = 3_600_000

export type LocalWorker = { /** Something was queued. */ wake(): void; stop(): Promise<void> }

/** The schedule that a hosted project has, inside this process. */
export function startWorker(outbox: Outbox, retentionMonths: number): LocalWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let lastHousekeeping = 0

  async function run(): Promise<void> {
    do {
      again = false
      if (Date.now() - lastHousekeeping > HOUSE_EVERY_MS) {
        lastHousekeeping = Date.now()
        await outbox.database.rpc('keep_house', { retention_months: retentionMonths, digest: true })
      }
      await drainOutbox(outbox)
    } while (again && !stopped)
  }

  const wake = () => {
    if (stopped) return
    again = true
    running ??= run()
      .catch((error: Error) => outbox.log({ outbox: 'worker', outcome: 'failed', error: error.message }))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(wake, EVERY_MS).unref()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    },
  }
}
