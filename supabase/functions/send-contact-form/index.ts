import { formHandler } from '../_shared/form-handler.ts'
import { hosted } from '../_shared/hosted.ts'

/** Receives the demo form and the contact form. */
export const handler = formHandler('send-contact-form')

export default { fetch: hosted(handler, (name) => Deno.env.get(name)) }
