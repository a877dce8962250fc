import { healthHandler } from '../_shared/health-handler.ts'
import { hosted } from '../_shared/hosted.ts'

/** Says whether requests can be stored. */
export const handler = healthHandler

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
