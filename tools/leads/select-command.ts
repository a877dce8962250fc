import type { parseArgs } from 'node:util'
import { counted } from '../lib/text.ts'
import { csv, formatLeads, pages, statsTable, type ListedLead } from './format-leads.ts'
import type { LeadsDatabase } from './leads-database.ts'

/** The options of `npm run leads` that choose what it does, as `parseArgs` of Node takes them. */
export const leadsOptions = {
  limit: { type: 'string' },
  quarantined: { type: 'boolean' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
  stats: { type: 'boolean' },
  csv: { type: 'string' },
  export: { type: 'string' },
  erase: { type: 'string' },
  release: { type: 'string' },
  dismiss: { type: 'string' },
  'release-all': { type: 'boolean' },
  'dismiss-all': { type: 'boolean' },
  first: { type: 'boolean' },
  reason: { type: 'string' },
  before: { type: 'string' },
  retry: { type: 'boolean' },
} as const

/** The given options. */
export type LeadsOptions = ReturnType<typeof parseArgs<{ options: typeof leadsOptions }>>['values']

/** Texts for messages: where the leads are stored, and the command that starts the site. */
export type MessageContext = { place: string; start: string }

/** The leads to query; undefined if nothing was stored yet. */
type Leads = Pick<LeadsDatabase, 'rpc'> | undefined

/** Queries the leads and returns text to print, or to write to a file. */
export type Command = (leads: Leads) => Promise<string>

const DEFAULT_LIMIT = 50
/** As in `health`: a delivery that waits longer needs a person. */
const LATE_SECONDS = 600
/** Why a lead is quarantined. */
const REASONS = ['honeypot', 'too fast', 'over limit']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The command for the given options.
 * @throws if an option is invalid, or if two commands are given
 */
export function selectCommand(options: LeadsOptions, context: MessageContext): Command {
  const selected = (
    ['stats', 'csv', 'export', 'erase', 'release', 'dismiss', 'release-all', 'dismiss-all', 'retry'] as const
  ).filter((name) => options[name] !== undefined)
  if (selected.length > 1)
    throw new Error(`Use only one of these options: ${selected.map((name) => `--${name}`).join(', ')}.`)
  if (selected[0] && options.limit !== undefined) throw new Error(`--limit cannot be combined with --${selected[0]}.`)
  for (const name of ['quarantined', 'json', 'watch'] as const)
    if (selected[0] && options[name]) throw new Error(`--${name} cannot be combined with --${selected[0]}.`)
  if (options.watch && options.limit !== undefined) throw new Error('--limit cannot be combined with --watch.')
  if (options.limit !== undefined && !/^[1-9]\d{0,6}$/.test(options.limit))
    throw new Error(`--limit takes a number above 0, not '${options.limit}'.`)
  for (const id of [options.release, options.dismiss]) {
    if (id !== undefined && !UUID.test(id))
      throw new Error(`'${id}' is not the id of a lead. "npm run leads" lists the ids.`)
  }
  for (const name of ['reason', 'before', 'first'] as const)
    if (options[name] !== undefined && !selected[0]?.endsWith('-all'))
      throw new Error(`--${name} needs --release-all or --dismiss-all.`)
  if (options.before !== undefined && Number.isNaN(Date.parse(options.before)))
    throw new Error(`--before takes a date such as 2026-11-24 or 2026-11-24T09:30Z, not '${options.before}'.`)
  if (options.reason !== undefined && !REASONS.includes(options.reason))
    throw new Error(`--reason takes one of: ${REASONS.join(', ')}. '${options.reason}' is none of them.`)
  const reviewAll = async (leads: Leads, verdict: 'release' | 'dismiss', done: string) => {
    const { reason, first } = options
    const before = options.before && new Date(options.before).toISOString()
    const args = { verdict, reason, before, first }
    const { reviewed } = await query(leads, 'review_requests', args, { reviewed: 0 })
    return `${counted(reviewed, 'quarantined lead')} ${done}.`
  }
  const commands: Record<(typeof selected)[number], Command> = {
    stats: async (leads) => statsTable(await allRequests(leads)),
    csv: async (leads) => csv(await allRequests(leads)),
    export: async (leads) =>
      JSON.stringify(await query(leads, 'list_requests', { email: options.export }, []), null, 2),
    erase: async (leads) => {
      const { erased } = await query(leads, 'erase_subject', { email: options.erase }, { erased: 0 })
      return erased === 0
        ? `No leads from ${options.erase} are stored.`
        : `${counted(erased, 'lead')} from ${options.erase} deleted. ` +
            'Delete emails about it from your mailboxes and your email provider too.'
    },
    release: async (leads) => {
      await review(leads, options.release!, 'release', 'There is no quarantined lead with the id')
      return `${options.release} released: it will be delivered to the team.`
    },
    dismiss: async (leads) => {
      const missing = 'There is no quarantined lead or failed delivery to dismiss for the id'
      await review(leads, options.dismiss!, 'dismiss', missing)
      return `${options.dismiss} dismissed: no further action is needed.`
    },
    'release-all': (leads) => reviewAll(leads, 'release', 'released'),
    'dismiss-all': (leads) => reviewAll(leads, 'dismiss', 'dismissed'),
    retry: async (leads) => {
      const { requeued } = await query(leads, 'requeue_dead', {}, { requeued: 0 })
      return requeued === 0
        ? 'No failed deliveries to retry.'
        : `${counted(requeued, 'failed delivery', 'failed deliveries')} queued again.`
    },
  }
  return selected[0] ? commands[selected[0]] : (leads) => list(leads, options, context)
}

/** The answer of an SQL function; `none` if nothing was stored yet. */
async function query<Answer>(leads: Leads, name: string, args: Record<string, unknown>, none: Answer): Promise<Answer> {
  return ((await leads?.rpc(name, args)) ?? none) as Answer
}

async function allRequests(leads: Leads): Promise<ListedLead[]> {
  const all: ListedLead[] = []
  if (leads) for await (const page of pages(leads)) all.push(...page)
  return all
}

async function list(
  leads: Leads,
  { limit, quarantined, json }: LeadsOptions,
  { place, start }: MessageContext,
): Promise<string> {
  const args = { limit: Number(limit ?? DEFAULT_LIMIT), quarantined }
  const requests = await query<ListedLead[]>(leads, 'list_requests', args, [])
  if (json) return JSON.stringify(requests, null, 2)
  // A database that is read-only still lists its leads.
  const health = await query<Partial<DeliveryHealth>>(leads, 'health', {}, {}).catch(({ message }: Error) => ({
    failed: message,
  }))
  if (requests.length)
    return [
      ...warnings(health),
      `${counted(requests.length, 'lead')} in ${place}, newest first`,
      `${formatLeads(requests)}\n`,
    ].join('\n\n')
  const none = quarantined
    ? `No quarantined leads in ${place}.`
    : `No leads in ${place} yet. Start the site with "${start}" and submit a form.`
  return [...warnings(health), none].join('\n\n')
}

type DeliveryHealth = {
  /** Why the state of deliveries is unknown and requests cannot be stored. */
  failed: string
  waiting: number
  oldest_seconds: number
  last_error: string | null
  dead: number
  quarantined: number
  quarantine_full: boolean
}

/** Warnings that need a person. They are printed above the list. */
function warnings({
  failed,
  waiting = 0,
  oldest_seconds = 0,
  last_error,
  dead = 0,
  quarantined = 0,
  quarantine_full = false,
}: Partial<DeliveryHealth>): string[] {
  const deliveries = (count: number) => counted(count, 'delivery', 'deliveries')
  const late = `${deliveries(waiting)} waiting, the oldest for ${Math.round(oldest_seconds / 60)} minutes`
  return [
    ...(failed ? [`No requests can be stored now: ${failed}.`] : []),
    ...(oldest_seconds > LATE_SECONDS ? [`Not delivered: ${late}${last_error ? ` (${last_error})` : ''}.`] : []),
    ...(dead ? [`Given up: ${deliveries(dead)}. Retry with -- --retry, or dismiss with -- --dismiss ID.`] : []),
    ...(quarantined ? [`Quarantined: ${counted(quarantined, 'lead')}. List them with -- --quarantined.`] : []),
    ...(quarantine_full
      ? [
          'The quarantine is full: a flood is being thinned. Empty it with -- --release-all --first, then -- --dismiss-all.',
        ]
      : []),
  ]
}

/** @throws if no lead with this id waits for a person */
async function review(leads: Leads, id: string, verdict: 'release' | 'dismiss', missing: string): Promise<void> {
  const { reviewed } = await query(leads, 'review_requests', { id, verdict }, { reviewed: 0 })
  if (!reviewed) throw new Error(`${missing} ${id}.`)
}
