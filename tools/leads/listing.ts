import { labelledFields, type StoredRequest } from '../../supabase/functions/_shared/delivery.ts'

/** The width of the labels' column. */
const WIDTH = 14

/** A lead from the database. */
export type ListedRequest = StoredRequest & {
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
export function listing(requests: ListedRequest[]): string {
  return requests.map(block).join('\n\n')
}

function block(request: ListedRequest): string {
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

function describeDelivery({ target, state, attempts, error }: ListedRequest['deliveries'][number]): string {
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
