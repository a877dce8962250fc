import { formHandler } from '../_shared/form-handler.ts'
import { hosted } from '../_shared/hosted.ts'

/** Receives the hire form. */
export const handler = formHandler('send-hire-request')

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
