import { deliverOverHttp, type Deliver, type Delivery, type Digest, type StoredRequest } from './delivery.ts'
import type { MailSettings } from './settings.ts'

/** A mail to the team. No header holds a visitor's words; `replyTo` is the one address that was checked. */
export type Mail = { subject: string; text: string; html: string; replyTo?: string }

const TITLES: Record<StoredRequest['form'], string> = {
  demo: 'New demo request',
  contact: 'New message',
  hire: 'New hire request',
  playbook: 'New playbook request',
}

/** Sends mail through Resend's API. Its idempotency key lets the provider tell a repeat, so that no mail arrives twice. */
export function resend({ url, key, from, to, timeoutMs }: MailSettings): Deliver {
  return (delivery) => {
    const { subject, text, html, replyTo } = composeMail(delivery)
    return deliverOverHttp(url, {
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `${delivery.template}/${delivery.id}`,
      },
      body: JSON.stringify({ from, to: [to], subject, text, html, ...(replyTo && { reply_to: replyTo }) }),
      timeoutMs,
    })
  }
}

/** The mail of a delivery: plain text, and the same as HTML. */
export function composeMail({ request, digest }: Pick<Delivery, 'request' | 'digest'>): Mail {
  return request ? requestMail(request) : digestMail(digest!)
}

function requestMail(request: StoredRequest): Mail {
  const title = TITLES[request.form]
  const source = Object.entries(request.utm).map(([name, value]) => `${name.slice('utm_'.length)}: ${value}`)
  const rows: [string, string][] = [
    ['Name', `${request.firstName} ${request.lastName}`],
    ['Company', request.company],
    ['Email', request.email],
    ['Phone', request.phone],
    ['Industry', request.industry],
    ['Business type', request.businessType],
    [request.form === 'hire' || request.form === 'playbook' ? 'Requirements' : 'Message', request.message],
    ['Page', request.page],
    ['Came from', [request.referrer, ...source].filter(Boolean).join(', ')],
    ['Received', request.createdAt],
    ['Reference', request.id],
  ]
  return {
    subject: `${title} (${request.id.slice(0, 8)})`,
    replyTo: request.email,
    ...bothParts(
      title,
      rows.filter(([, value]) => value),
    ),
  }
}

function digestMail({ day, dead, quarantined }: Digest): Mail {
  const rows: [string, string][] = [
    [
      'Not delivered',
      dead ? `${dead}: look at why with "npm run leads", then "npm run leads -- --retry" or "--dismiss ID"` : '',
    ],
    [
      'Quarantined',
      quarantined
        ? `${quarantined}: let one through with "npm run leads -- --release ID", or settle it with "--dismiss ID"`
        : '',
    ],
  ]
  return {
    subject: `Requests that wait for a person (${day})`,
    ...bothParts(
      'Requests that wait for a person',
      rows.filter(([, value]) => value),
    ),
  }
}

function bothParts(title: string, rows: [string, string][]): Pick<Mail, 'text' | 'html'> {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  )
  return {
    text: `${title}\n\n${rows.map(([name, value]) => `${name}: ${value.includes('\n') ? `\n${value}` : value}`).join('\n')}\n`,
    html: `<!doctype html><h1>${escapeHtml(title)}</h1><table cellpadding="4">${cells.join('')}</table>`,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
