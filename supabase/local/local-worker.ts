import { drainOutbox, runMaintenance, type Outbox } from '../functions/_shared/outbox.ts'
import type { Services } from '../functions/_shared/services.ts'

const DELIVERY_INTERVAL_MS = 5000
const MAINTENANCE_INTERVAL_MS = 600_000

/** Starts the schedule of a hosted project in this process: it delivers what is due, and runs maintenance. */
export function startWorker(services: Outbox & Pick<Services, 'settings'>) {
  const running = new Map<string, Promise<unknown>>()
  const deliverDue = () => {
    // A target that hangs must not keep the next mail waiting until its loop ends.
    for (const [target, deliver] of Object.entries(services.deliver)) {
      if (running.has(target)) continue
      const drained = drainOutbox({ ...services, deliver: { [target]: deliver } })
        .catch((error: Error) => services.log({ outbox: 'worker', outcome: 'failed', error: error.message }))
        .finally(() => running.delete(target))
      running.set(target, drained)
    }
  }
  const timers = [
    setInterval(deliverDue, DELIVERY_INTERVAL_MS).unref(),
    setInterval(() => void runMaintenance(services), MAINTENANCE_INTERVAL_MS).unref(),
  ]
  deliverDue()
  void runMaintenance(services)
  return {
    /** Delivers what is due now. */
    deliverDue,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.race([Promise.all(running.values()), new Promise((resolve) => setTimeout(resolve, 2000).unref())])
    },
  }
}
