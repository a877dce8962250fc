import type { StoredRequest } from '../../supabase/functions/_shared/delivery.ts'

/** A lead from the database. */
export type ListedRequest = StoredRequest & {
  dismissed: boolean
  deliveries: { target: string; state: 'sent' | 'dead' | 'waiting'; attempts: number; error: string | null }[]
}

/** Leads as blocks of text for a terminal, in the given order. */
export function listing(requests: ListedRequest[]): string {
  return requests.map(block).join('\n\n')
}

function block(request: ListedRequest): string {
  const { quarantinedFor, dismissed, deliveries, utm, industry, businessType } = request
  const mark = quarantinedFor ? `  [${dismissed ? 'dismissed' : 'quarantined'}: ${quarantinedFor}]` : ''
  const from = [
    request.page,
    ...Object.entries(utm).map(([name, value]) => `${name}=${value}`),
    request.referrer && `from ${request.referrer}`,
  ]
  return [
    `${when(request.createdAt)}  ${request.form}  ${request.firstName} ${request.lastName}, ${request.company}${mark}`,
    row('contact', [request.email, request.phone]),
    row('trade', [industry, businessType]),
    row('message', [request.message.replaceAll('\n', `\n${' '.repeat(12)}`)]),
    row('page', from),
    row(
      'sent to',
      deliveries.map(
        ({ target, state, attempts, error }) =>
          `${target} ${state}${state !== 'sent' && attempts ? ` (${attempts} tries${error ? `, ${error}` : ''})` : ''}`,
      ),
    ),
    row('id', [request.id]),
  ]
    .filter(Boolean)
    .join('\n')
}

function row(name: string, values: string[]): string {
  const text = values.filter(Boolean).join(' · ')
  return text && `  ${name.padEnd(9)} ${text}`
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
