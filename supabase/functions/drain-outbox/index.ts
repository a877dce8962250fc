import { jsonResponse } from '../_shared/answers.ts'
import { hosted } from '../_shared/hosted.ts'
import { isOperator } from '../_shared/access.ts'
import { drainOutbox, runMaintenance } from '../_shared/outbox.ts'
import type { Handler } from '../_shared/services.ts'

/** Delivers queued requests first, then runs maintenance. A schedule with the operator's key calls it every minute. */
export const handler: Handler = async (request, services) => {
  if (request.method !== 'POST') return jsonResponse(405, { ok: false, error: 'method_not_allowed' }, { allow: 'POST' })
  if (!(await isOperator(request, services.settings.operatorKey)))
    return jsonResponse(401, { ok: false, error: 'unauthorized' })
  try {
    const drained = await drainOutbox(services)
    return jsonResponse(200, { ok: true, ...drained, maintained: await runMaintenance(services) })
  } catch (error) {
    services.log({ function: 'drain-outbox', outcome: 'failed', error: (error as Error).name })
    return jsonResponse(503, { ok: false, error: 'unavailable' }, { 'retry-after': '60' })
  }
}

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
