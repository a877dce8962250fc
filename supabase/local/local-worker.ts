import { drainOutbox, runMaintenance, type Outbox } from '../functions/_shared/outbox.ts'
import type { Services } from '../functions/_shared/services.ts'

const DELIVERY_INTERVAL_MS = 5000
const MAINTENANCE_INTERVAL_MS = 600_000

/** Starts the schedule of a hosted project in this process: it delivers what is due, and runs maintenance. */
export function startWorker(services: Outbox & Pick<Services, 'settings'>) {
  let running: Promise<unknown> | undefined
  const wake = () => {
    running ??= drainOutbox(services)
      .catch((error: Error) => services.log({ outbox: 'worker', outcome: 'failed', error: error.message }))
      .finally(() => (running = undefined))
  }
  const timers = [
    setInterval(wake, DELIVERY_INTERVAL_MS).unref(),
    setInterval(() => void runMaintenance(services), MAINTENANCE_INTERVAL_MS).unref(),
  ]
  wake()
  void runMaintenance(services)
  return {
    /** Delivers what was queued. */
    wake,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    },
  }
}
