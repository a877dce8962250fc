import type { FormId } from '../../../data/forms.ts'
import { deliverOverHttp, labelledFields } from './delivery.ts'
import type { Deliver, Delivery, Digest, StoredRequest } from './delivery.ts'
import type { MailSettings } from './settings.ts'

/** A mail to the team. Headers hold no text from visitors; `replyTo` is a checked address. */
export type Mail = { subject: string; text: string; html: string; replyTo?: string }

const TITLES: Record<FormId, string> = {
  demo: 'New demo request',
  contact: 'New message',
  hire: 'New hire request',
  playbook: 'New playbook request',
}

/** Sends mail through Resend's API. The provider recognises repeats by the idempotency key. */
export function resend({ url, key, from, to }: MailSettings, timeoutMs?: number): Deliver {
  return async (delivery) => {
    const { replyTo, ...mail } = composeMail(delivery)
    const { id, request } = delivery
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': request ? `request/${request.id}` : `digest/${id}`,
    }
    const body = JSON.stringify({ from, to, ...mail, ...(replyTo && { reply_to: replyTo }) })
    return deliverOverHttp(url, headers, body, timeoutMs)
  }
}

/** The mail of a delivery, as plain text and as HTML. */
export function composeMail({ request, digest }: Pick<Delivery, 'request' | 'digest'>): Mail {
  return request ? requestMail(request) : digestMail(digest!)
}

function requestMail(request: StoredRequest): Mail {
  const { id, form, email, page, referrer, utm, createdAt } = request
  const title = (TITLES as Record<string, string>)[form] ?? 'New request'
  const source = Object.entries(utm).map(([name, value]) => `${name.slice('utm_'.length)}: ${value}`)
  return {
    subject: `${title} (${id.slice(0, 8)})`,
    ...(email && { replyTo: email }),
    ...bothParts(title, [
      ...labelledFields(request),
      ['Page', page],
      ['Came from', [referrer, ...source].filter(Boolean).join(', ')],
      ['Received', createdAt],
      ['Reference', id],
    ]),
  }
}

function digestMail({ dead, quarantined }: Digest): Mail {
  const title = 'Requests that wait for a person'
  const commands = {
    dead: 'find out why with "npm run leads", then "npm run leads -- --retry" or "--dismiss ID"',
    quarantined: 'look at them with "npm run leads -- --quarantined", then "--release ID" or "--dismiss ID"',
  }
  return {
    subject: `${title} (${dead + quarantined})`,
    ...bothParts(title, [
      ['Not delivered', dead ? `${dead}: ${commands.dead}` : ''],
      ['Quarantined', quarantined ? `${quarantined}: ${commands.quarantined}` : ''],
    ]),
  }
}

function bothParts(title: string, all: [string, string][]): Pick<Mail, 'text' | 'html'> {
  const rows = all.filter(([, value]) => value)
  const lines = rows.map(([name, value]) => `${name}: ${value.includes('\n') ? `\n${value}` : value}`)
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(name)}</th>` +
      `<td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  )
  return {
    text: `${title}\n\n${lines.join('\n')}\n`,
    html: `<!doctype html><h1>${escapeHtml(title)}</h1><table cellpadding="4">${cells.join('')}</table>`,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!)
}
