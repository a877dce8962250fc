import { forms, type FormDefinition } from '../../data/forms.ts'
import { labelledFields } from '../../supabase/functions/_shared/delivery.ts'
import type { ListedRequest } from './listing.ts'

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * Leads as CSV (RFC 4180, with a byte order mark so that Excel reads UTF-8): a column for each label of the forms'
 * fields. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe.
 */
export function csv(requests: ListedRequest[]): string {
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
