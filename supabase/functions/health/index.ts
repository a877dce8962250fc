import { jsonResponse } from '../_shared/answers.ts'
import { isOperator, originAllowed } from '../_shared/access.ts'
import { hosted } from '../_shared/hosted.ts'
import { withTimeout, type Database, type Handler } from '../_shared/services.ts'
import type { Settings } from '../_shared/settings.ts'

/** A delivery that waits longer means that the schedule has stopped or the provider accepts nothing. */
const MAX_DELIVERY_AGE_SECONDS = 600
/** The schedule calls the worker every minute, on one machine every ten. Without it nothing is retried or reported. */
const MAX_UNMAINTAINED_SECONDS = 3600
/** How long an answer of the database is used for everyone but the operator. */
const CACHED_MS = 1000

type Deliveries = {
  waiting: number
  oldest_seconds: number
  last_error: string | null
  dead: number
  quarantined: number
  /** Forms that were refused for their origin in the last day, if none was accepted since. */
  refused_origins: number
  /** Whether a flood is being thinned. */
  quarantine_full: boolean
  /** How long ago maintenance ran. */
  unmaintained_seconds: number
}

const REFUSED_ORIGINS =
  "Forms were refused because of their page's origin, which the log names: if it is yours, set SITE_ORIGIN."
const NO_SCHEDULE = 'The worker has not run for an hour: set up its schedule, with the key in OPERATOR_KEY.'

/**
 * 200 'up'; 503 'failing' if requests are stored but a person has to act; 503 'down' if they cannot be stored, or if
 * pages of the site are refused: it tries both without storing anything. A request with an `Origin` header asks about
 * that origin. With the operator's key it adds details, including how it identifies the caller.
 */
export const handler: Handler = async (request, { database, settings, clientOf, log }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return jsonResponse(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' })
  const operator = await isOperator(request, settings.operatorKey)
  const problems = [...settings.problems]
  if (!originAllowed(request, settings)) problems.push('Pages of this origin are refused: set SITE_ORIGIN.')
  try {
    const deliveries = await deliveriesOf(database, settings.databaseMs, operator ? 0 : CACHED_MS)
    const { dead, oldest_seconds, quarantine_full, refused_origins, unmaintained_seconds } = deliveries
    if (refused_origins > 0) problems.push(REFUSED_ORIGINS)
    if (unmaintained_seconds > MAX_UNMAINTAINED_SECONDS) problems.push(NO_SCHEDULE)
    const failing = dead > 0 || oldest_seconds > MAX_DELIVERY_AGE_SECONDS || quarantine_full || problems.length > 0
    const status = acceptsForms(request, settings) ? (failing ? 'failing' : 'up') : 'down'
    const { bucket, limited, warning } = clientOf(request)
    const client = limited ? [bucket, warning].filter(Boolean).join(': ') : (warning ?? 'not told apart')
    const details = {
      ...(operator && { ...deliveries, client }),
      ...((operator || problems.length > 0) && { problems }),
    }
    return jsonResponse(status === 'up' ? 200 : 503, { status, ...details })
  } catch (error) {
    const { name, code } = error as Error & { code?: string }
    log({ function: 'health', outcome: 'down', code, error: name })
    return jsonResponse(503, { status: 'down', ...(problems.length > 0 && { problems }) }, { 'retry-after': '5' })
  }
}

/** Whether a form of the site's pages would be accepted: those of the request's origin, or of any allowed origin. */
function acceptsForms(request: Request, settings: Settings): boolean {
  return originAllowed(request, settings) && (settings.servesSite || settings.allowedOrigins.length > 0)
}

const cache = new WeakMap<Database, { at: number; deliveries: Promise<Deliveries> }>()

function deliveriesOf(database: Database, timeoutMs: number, maxAge: number): Promise<Deliveries> {
  const cached = cache.get(database)
  if (cached && performance.now() - cached.at < maxAge) return cached.deliveries
  const deliveries = withTimeout(timeoutMs, database.rpc('health', {})) as Promise<Deliveries>
  cache.set(database, { at: performance.now(), deliveries })
  return deliveries
}

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
