import { formHandler } from '../_shared/form-handler.ts'
import { hosted } from '../_shared/hosted.ts'

/** Receives the custom playbook form. */
export const handler = formHandler('send-playbook-request')

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
