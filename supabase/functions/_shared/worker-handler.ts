import { json } from './answers.ts'
import { deliverAndMaintain } from './maintenance.ts'
import { isOperator } from './operator.ts'
import type { Handler } from './services.ts'

/** The outbox's worker, called every minute by a schedule that has the operator's key. */
export const workerHandler: Handler = async (request, services) => {
  if (request.method !== 'POST') return json(405, { ok: false, error: 'method_not_allowed' }, { allow: 'POST' })
  if (!(await isOperator(request, services.settings))) return json(401, { ok: false, error: 'unauthorized' })
  try {
    return json(200, { ok: true, ...(await deliverAndMaintain(services)) })
  } catch (error) {
    services.log({ function: 'drain-outbox', outcome: 'failed', error: (error as Error).name })
    return json(503, { ok: false, error: 'unavailable' }, { 'retry-after': '60' })
  }
}
