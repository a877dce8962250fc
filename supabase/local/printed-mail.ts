import { composeMail } from '../functions/_shared/mail.ts'
import type { Deliver } from '../functions/_shared/delivery.ts'

/** Stands in for a mail provider where none is set up: shows on the terminal what the team would be sent. */
export function printedMail(print: (text: string) => void): Deliver {
  return async (delivery) => {
    const { subject, text } = composeMail(delivery)
    print(
      `\nMail to the team (printed, since RESEND_API_KEY, MAIL_FROM and MAIL_TO are not set)\nSubject: ${subject}\n${text.replace(/^/gm, '  ')}`,
    )
    return { result: 'sent', providerId: 'printed' }
  }
}
