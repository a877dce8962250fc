import { drainOutbox, runMaintenance, type Outbox } from '../functions/_shared/outbox.ts'
import type { Services } from '../functions/_shared/services.ts'

const RETRY_INTERVAL_MS = 5000
const MAINTENANCE_INTERVAL_MS = 600_000

/** The schedule of a hosted project, in this process. */
export type LocalWorker = {
  /** Delivers what was queued. */
  wake(): void
  stop(): Promise<void>
}

/** Starts the worker. It delivers first, then runs maintenance if it is due. */
export function startWorker(services: Outbox & Pick<Services, 'settings'>): LocalWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let lastMaintenance = -Infinity

  async function run(): Promise<void> {
    do {
      again = false
      await drainOutbox(services)
      // Not Date: the system's clock may jump.
      if (performance.now() - lastMaintenance > MAINTENANCE_INTERVAL_MS) {
        lastMaintenance = performance.now()
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
  const timer = setInterval(wake, RETRY_INTERVAL_MS).unref()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    },
  }
}
