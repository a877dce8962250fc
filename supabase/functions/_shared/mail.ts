import { forms, type FormDefinition, type FormId } from '../../../data/forms.ts'
import { site } from '../../../data/site.ts'
import { deliverOverHttp, labelledFields } from './delivery.ts'
import type { Deliver, Delivery, Digest, StoredLead } from './delivery.ts'
import type { MailSettings } from './settings.ts'

/** A mail. Headers hold no text from visitors; `replyTo` is a checked address. */
export type Mail = { subject: string; text: string; html?: string; replyTo?: string }

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
    const { id, target, request } = delivery
    const kind = target === 'acknowledgement' ? target : request ? 'request' : 'digest'
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': `${kind}/${request?.id ?? id}`,
    }
    const recipients = target === 'acknowledgement' ? [request!.email] : to
    const body = JSON.stringify({ from, to: recipients, ...mail, ...(replyTo && { reply_to: replyTo }) })
    return deliverOverHttp(url, headers, body, timeoutMs)
  }
}

/** The mail of a delivery: to the team as plain text and as HTML, to the visitor as plain text. */
export function composeMail({ target, request, digest }: Pick<Delivery, 'target' | 'request' | 'digest'>): Mail {
  if (target === 'acknowledgement') return acknowledgement(request!)
  return request ? requestMail(request) : digestMail(digest!)
}

/** It repeats nothing that the visitor typed, because anybody can enter anybody's address. */
function acknowledgement({ id, form }: StoredLead): Mail {
  const { success } = (forms as Record<string, FormDefinition>)[form] ?? forms.contact
  const { brand, email, phone, hours } = site
  const reference = id.slice(0, 8)
  return {
    subject: `${success.heading} (${reference})`,
    replyTo: email,
    text: [
      success.heading,
      success.text,
      `To add or change something, reply to this email, write to ${email}, or call ${phone.label} ` +
        `(${hours.days} ${hours.times}). Your reference is ${reference}.`,
      brand,
      'You get this email because your address was entered in a form on our website. If that was not you, ' +
        'ignore it, or tell us and we’ll delete the request.\n',
    ].join('\n\n'),
  }
}

function requestMail(request: StoredLead): Mail {
  const { id, form, email, page, referrer, utm, createdAt } = request
  const title = (TITLES as Record<string, string>)[form] ?? 'New request'
  const source = Object.entries(utm).map(([name, value]) => `${name.slice('utm_'.length)}: ${value}`)
  return {
    subject: `${title} (${id.slice(0, 8)})`,
    ...(email && { replyTo: email }),
    ...textAndHtml(title, [
      ...labelledFields(request),
      ['Page', page],
      ['Came from', [referrer, ...source].filter(Boolean).join(', ')],
      ['Received', createdAt],
      ['Reference', id],
    ]),
  }
}

function digestMail({ dead, quarantined, refused_origins }: Digest): Mail {
  const title = 'Requests that wait for a person'
  const commands = {
    dead: 'find out why with "npm run leads", then "npm run leads -- --retry" or "--dismiss ID"',
    quarantined:
      'look at them with "npm run leads -- --quarantined", then "--release ID" or "--dismiss ID", ' +
      'or all at once: "--release-all" or "--dismiss-all"',
    refused: 'sent from pages of another origin, which the log names; if they are yours, set SITE_ORIGIN',
  }
  return {
    subject: `${title} (${dead + quarantined + refused_origins})`,
    ...textAndHtml(title, [
      ['Not delivered', dead ? `${dead}: ${commands.dead}` : ''],
      ['Quarantined', quarantined ? `${quarantined}: ${commands.quarantined}` : ''],
      ['Refused', refused_origins ? `${refused_origins}: ${commands.refused}` : ''],
    ]),
  }
}

function textAndHtml(title: string, entries: [string, string][]): Pick<Mail, 'text' | 'html'> {
  const rows = entries.filter(([, value]) => value)
  // Indented, so that a line of a message does not look like a row of the mail.
  const lines = rows.map(
    ([name, value]) =>
      `${name.endsWith('?') ? name : `${name}:`} ${value.includes('\n') ? `\n${value}`.replace(/\n/g, '\n    ') : value}`,
  )
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
