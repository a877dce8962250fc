import { isOperator, json } from './operator.ts'
import { drainOutbox } from './outbox.ts'
import type { Handler } from './services.ts'

/** The outbox's worker, called every minute by a schedule that has the operator's key: it delivers, and keeps house. */
export const workerHandler: Handler = async (request, { database, deliver, settings, log }) => {
  if (request.method !== 'POST') return json(405, { ok: false, error: 'method_not_allowed' }, { allow: 'POST' })
  if (!(await isOperator(request, settings))) return json(401, { ok: false, error: 'unauthorized' })
  try {
    await database.rpc('keep_house', { retention_months: settings.retentionMonths, digest: deliver.mail !== undefined })
    return json(200, { ok: true, ...(await drainOutbox({ database, deliver, log })) })
  } catch (error) {
    log({ function: 'drain-outbox', outcome: 'failed', error: (error as Error).name })
    return json(503, { ok: false, error: 'unavailable' }, { 'retry-after': '60' })
  }
}
