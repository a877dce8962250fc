import { hosted } from '../_shared/hosted.ts'
import { workerHandler } from '../_shared/worker-handler.ts'

/** Delivers what is queued; called by a schedule. */
export const handler = workerHandler

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
