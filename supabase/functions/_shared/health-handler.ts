import { within } from './deadline.ts'
import { isOperator, json } from './operator.ts'
import type { Handler } from './services.ts'

/** Up or down, for everyone; with the operator's key also how long the queue is, and what waits for a person. */
export const healthHandler: Handler = async (request, { database, settings, log }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'method_not_allowed' }, { allow: 'GET, HEAD' })
  const details = await isOperator(request, settings)
  try {
    const answer = (await within(settings.databaseMs, database.rpc('health', { details }))) as Record<string, number>
    return json(200, { status: 'up', ...answer })
  } catch (error) {
    log({ function: 'health', outcome: 'down', error: (error as Error).name })
    return json(503, { status: 'down' }, { 'retry-after': '5' })
  }
}
