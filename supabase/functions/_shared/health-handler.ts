import { json } from './answers.ts'
import { isOperator } from './operator.ts'
import type { Handler } from './services.ts'
import { withTimeout } from './timeout.ts'

/** A delivery that waits longer means that the schedule has stopped, or that the provider accepts nothing. */
const MAX_WAIT_SECONDS = 600

type Deliveries = {
  waiting: number
  oldest_seconds: number
  last_error: string | null
  dead: number
  quarantined: number
}

/**
 * 200 'up'; 503 'failing' if requests are stored but not delivered; 503 'down' if they cannot be stored. Any monitor
 * can poll it. With the operator's key the answer has details, among them how this caller is told apart from others.
 */
export const healthHandler: Handler = async (request, { database, settings, clientOf, log }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' })
  try {
    const deliveries = (await withTimeout(settings.databaseMs, database.rpc('health', {}))) as Deliveries
    const { problems } = settings
    const failing = deliveries.dead > 0 || deliveries.oldest_seconds > MAX_WAIT_SECONDS || problems.length > 0
    const { bucket, warning } = clientOf(request)
    const client = bucket ?? warning ?? 'not told apart'
    const details = (await isOperator(request, settings)) ? { ...deliveries, client, problems } : {}
    return json(failing ? 503 : 200, { status: failing ? 'failing' : 'up', ...details })
  } catch (error) {
    log({ function: 'health', outcome: 'down', error: (error as Error).name })
    return json(503, { status: 'down' }, { 'retry-after': '5' })
  }
}
