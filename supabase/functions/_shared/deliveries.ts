import type { Outbox } from './outbox.ts'
import { resend } from './mail.ts'
import type { Settings } from './settings.ts'
import { webhook } from './webhook.ts'

/** A way to each target that the settings name. */
export function configuredDeliveries(settings: Settings): Outbox['deliver'] {
  return {
    ...(settings.mail && { mail: resend(settings.mail) }),
    ...(settings.webhook && { webhook: webhook(settings.webhook) }),
  }
}
