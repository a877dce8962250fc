import type { Deliver } from '../functions/_shared/delivery.ts'
import { composeMail } from '../functions/_shared/mail.ts'

/** Shows a mail on the terminal of somebody who tries the site. The lead is listed as printed, not as sent. */
export function printedMail(print: (text: string) => void): Deliver {
  return async (delivery) => {
    const { subject, text } = composeMail(delivery)
    const why = 'printed, not sent: RESEND_API_KEY, MAIL_FROM and MAIL_TO are not set'
    print(`\nMail to the team (${why})\nSubject: ${subject}\n${text.replace(/^/gm, '  ')}`)
    return { result: 'sent', providerId: 'printed' }
  }
}
