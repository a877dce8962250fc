import { json } from '../_shared/answers.ts'
import { hosted } from '../_shared/hosted.ts'
import { isOperator } from '../_shared/operator.ts'
import { withTimeout, type Handler } from '../_shared/services.ts'

/** A delivery that waits longer means that the schedule has stopped or the provider accepts nothing. */
const MAX_WAIT_SECONDS = 600

type Deliveries = {
  waiting: number
  oldest_seconds: number
  last_error: string | null
  dead: number
  quarantined: number
  /** Whether further requests above the hourly limit are refused. */
  quarantine_full: boolean
}

/**
 * 200 'up'; 503 'failing' if requests are stored but a person has to act; 503 'down' if they cannot be stored. With
 * the operator's key it adds details, including how it identifies the caller.
 */
export const handler: Handler = async (request, { database, settings, clientOf, log }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' })
  try {
    const deliveries = (await withTimeout(settings.databaseMs, database.rpc('health', {}))) as Deliveries
    const { dead, oldest_seconds, quarantine_full } = deliveries
    const { problems } = settings
    const failing = dead > 0 || oldest_seconds > MAX_WAIT_SECONDS || quarantine_full || problems.length > 0
    const { bucket, warning } = clientOf(request)
    const client = bucket ?? warning ?? 'not told apart'
    const details = (await isOperator(request, settings.operatorKey)) ? { ...deliveries, client, problems } : {}
    return json(failing ? 503 : 200, { status: failing ? 'failing' : 'up', ...details })
  } catch (error) {
    const { name, code } = error as Error & { code?: string }
    log({ function: 'health', outcome: 'down', code, error: name })
    return json(503, { status: 'down' }, { 'retry-after': '5' })
  }
}

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
