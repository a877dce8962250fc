import { drainOutbox, type Drained } from './outbox.ts'
import { sqlstateOf, type Services } from './services.ts'

/** Delivers first; then queues a digest if something waits for a person, and deletes what is past its time. */
export async function deliverAndMaintain(
  services: Pick<Services, 'database' | 'deliver' | 'log' | 'settings'>,
): Promise<Drained & { maintained: boolean }> {
  const drained = await drainOutbox(services)
  return { ...drained, maintained: await runMaintenance(services) }
}

/** Runs each part of the maintenance by itself: one that fails is logged, and stops nothing else. */
export async function runMaintenance({
  database,
  deliver,
  log,
  settings,
}: Pick<Services, 'database' | 'deliver' | 'log' | 'settings'>): Promise<boolean> {
  // A webhook whose settings are wrong is not switched off: its deliveries wait until they are right.
  const webhook_off = !settings.webhook && settings.problems.length === 0
  const parts = [
    ...(deliver.mail ? [['queue_digest', {}] as const] : []),
    ['run_maintenance', { retention_months: settings.retentionMonths, webhook_off }] as const,
  ]
  let ok = true
  for (const [name, args] of parts) {
    try {
      await database.rpc(name, args)
    } catch (error) {
      ok = false
      log({ maintenance: name, outcome: 'failed', sqlstate: sqlstateOf(error), error: (error as Error).name })
    }
  }
  return ok
}
