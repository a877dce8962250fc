import { runMaintenance } from '../functions/_shared/maintenance.ts'
import { drainOutbox } from '../functions/_shared/outbox.ts'
import type { Services } from '../functions/_shared/services.ts'

/** How often the worker looks for due retries even if nothing was queued. */
const EVERY_MS = 5000
const MAINTENANCE_EVERY_MS = 600_000

export type LocalWorker = { /** Something was queued. */ wake(): void; stop(): Promise<void> }

/** The schedule that a hosted project has, inside this process. */
export function startWorker(services: Pick<Services, 'database' | 'deliver' | 'log' | 'settings'>): LocalWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let lastMaintenance = 0

  async function run(): Promise<void> {
    do {
      again = false
      await drainOutbox(services)
      if (Date.now() - lastMaintenance > MAINTENANCE_EVERY_MS) {
        lastMaintenance = Date.now()
        await runMaintenance(services)
      }
    } while (again && !stopped)
  }

  const wake = () => {
    if (stopped) return
    again = true
    running ??= run()
      .catch((error: Error) => services.log({ outbox: 'worker', outcome: 'failed', error: error.message }))
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
