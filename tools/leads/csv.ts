import type { ListedRequest } from './listing.ts'

const COLUMNS = [
  'createdAt',
  'form',
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'industry',
  'businessType',
  'message',
  'page',
  'referrer',
  'quarantinedFor',
  'id',
] as const
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * Leads as CSV (RFC 4180, with a byte order mark so that Excel reads UTF-8). Cells that a spreadsheet would run as a formula
 * are prefixed with an apostrophe.
 */
export function csv(requests: ListedRequest[]): string {
  const lines = requests.map((request) => [
    ...COLUMNS.map((name) => request[name] ?? ''),
    ...UTM.map((name) => request.utm[name] ?? ''),
  ])
  return `\ufeff${[[...COLUMNS, ...UTM], ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
