import { forms, type FormDefinition } from '../../data/forms.ts'
import { labelledFields, type StoredLead } from '../../supabase/functions/_shared/delivery.ts'
import type { Database } from '../../supabase/functions/_shared/services.ts'

/** The width of the labels' column. */
const WIDTH = 14

/** A lead from the database. */
export type ListedLead = StoredLead & {
  /** `createdAt` to the microsecond. */
  storedAt: string
  dismissed: boolean
  deliveries: {
    target: string
    state: 'sent' | 'printed' | 'waiting' | 'held' | 'dead' | 'dismissed'
    attempts: number
    error: string | null
  }[]
}

/** Leads as blocks of text for a terminal, in the given order. */
export function formatLeads(requests: ListedLead[]): string {
  return requests.map(block).join('\n\n')
}

function block(request: ListedLead): string {
  const { quarantinedFor, dismissed, deliveries, page, utm, referrer } = request
  const mark = quarantinedFor ? `  [${dismissed ? 'dismissed' : 'quarantined'}: ${quarantinedFor}]` : ''
  const source = Object.entries(utm).map(([name, value]) => `${name}=${value}`)
  const rows: [string, string][] = [
    ...labelledFields(request),
    ['Page', [page, ...source, referrer && `from ${referrer}`].filter(Boolean).join(' · ')],
    ['Sent to', deliveries.map(describeDelivery).join(' · ')],
    ['ID', request.id],
  ]
  return [
    `${when(request.createdAt)}  ${request.form}${mark}`,
    ...rows.filter(([, value]) => value).map(([name, value]) => `  ${name.padEnd(WIDTH)} ${indented(value)}`),
  ].join('\n')
}

function describeDelivery({ target, state, attempts, error }: ListedLead['deliveries'][number]): string {
  const reason = error && state !== 'sent' ? ` (${attempts} ${attempts === 1 ? 'try' : 'tries'}, ${error})` : ''
  return `${target} ${state}${reason}`
}

function indented(value: string): string {
  return value.replaceAll('\n', `\n${' '.repeat(WIDTH + 3)}`)
}

function when(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * Leads as CSV (RFC 4180, with a byte order mark so that Excel reads UTF-8): a column for each label of the forms'
 * fields. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.
 */
export function csv(requests: ListedLead[]): string {
  const fields = requests.map((request) => labelledFields(request))
  const ofForms = Object.values<FormDefinition>(forms).flatMap((form) => Object.values(form.fields))
  const labels = [...new Set([...ofForms.map(({ label }) => label), ...fields.flat().map(([label]) => label)])]
  const lines = requests.map((request, index) => [
    request.createdAt,
    request.form,
    ...labels.map((label) => valueOf(fields[index]!, label)),
    request.page,
    request.referrer,
    request.quarantinedFor ?? '',
    request.id,
    ...UTM.map((name) => request.utm[name] ?? ''),
  ])
  const header = ['Received', 'Form', ...labels, 'Page', 'Came from', 'Quarantined', 'ID', ...UTM]
  return `\ufeff${[header, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Fields of one form with the same label share a column. */
function valueOf(fields: [string, string][], label: string): string {
  return fields.flatMap(([name, value]) => (name === label && value ? [value] : [])).join(' / ')
}

/** Full-width signs begin a formula where the spreadsheet's language writes them. */
function cell(text: string): string {
  // No hyphens or dots: +44-20-7946 is a subtraction.
  const isPhone = /^\+[\d ()]+$/.test(text)
  const safe = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) && !isPhone ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The days that the counts cover. */
const DAYS = 30

/**
 * The numbers of leads of the last 30 days, per day and form, as a table for a terminal, newest day first.
 * @param requests all leads, newest first
 */
export function statsTable(requests: readonly ListedLead[], now = new Date()): string {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const counts = new Map<string, { accepted: number; quarantined: number }>()
  const total = { accepted: 0, quarantined: 0 }
  for (const { createdAt, form, quarantinedFor } of requests) {
    if (new Date(createdAt).toISOString() < since) continue
    const key = `${createdAt.slice(0, 10)}\t${form}`
    const count = counts.get(key) ?? { accepted: 0, quarantined: 0 }
    counts.set(key, count)
    const kind = quarantinedFor ? 'quarantined' : 'accepted'
    count[kind] += 1
    total[kind] += 1
  }
  if (!counts.size) return `No leads in the last ${DAYS} days.`
  const rows = [
    ['day', 'form', 'accepted', 'quarantined'],
    ...[...counts].map(([key, { accepted, quarantined }]) => [...key.split('\t'), `${accepted}`, `${quarantined}`]),
    ['', 'all', `${total.accepted}`, `${total.quarantined}`],
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) => row.map((text, column) => text[column < 2 ? 'padEnd' : 'padStart'](widths[column]!)).join('  '))
    .join('\n')
}

/**
 * Leads, newest first, in pages, between which the server answers visitors.
 * @param filter `size` of a page (500 take the embedded database 0.1 s); `quarantined`: only those that wait for a person
 */
export async function* pages(
  leads: Database,
  { size = 500, quarantined }: { size?: number; quarantined?: boolean | undefined } = {},
): AsyncGenerator<ListedLead[]> {
  let before: Pick<ListedLead, 'storedAt' | 'id'> | undefined
  for (;;) {
    const page = (await leads.rpc('list_requests', { limit: size, quarantined, before })) as ListedLead[]
    yield page
    const last = page.at(-1)
    if (!last || page.length < size) return
    before = { storedAt: last.storedAt, id: last.id }
  }
}
