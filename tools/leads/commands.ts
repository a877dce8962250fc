import { csv } from './csv.ts'
import { listing, type ListedRequest } from './listing.ts'
import type { Source } from './source.ts'
import { statsTable, type DayStats } from './stats.ts'

/** The options of `npm run leads`. */
export type Options = {
  limit?: string
  quarantined?: boolean
  stats?: boolean
  csv?: string
  export?: string
  erase?: string
  release?: string
  dismiss?: string
  retry?: boolean
}

/** Texts for messages: where the leads are stored, and the command that starts the site. */
type Words = { place: string; start: string }

/**
 * Queries a source and returns text to print, or to write to `file`. The source is undefined if nothing was stored
 * yet.
 */
export type Command = (source: Pick<Source, 'rpc'> | undefined) => Promise<{ text: string; file?: string }>

const DEFAULT_LIMIT = 50
/** As in `health`: a delivery that waits longer needs a person. */
const LATE_SECONDS = 600
const STATS_DAYS = 30
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The command for the given options.
 * @throws if an option is invalid, or if two commands are given
 */
export function selectCommand(options: Options, words: Words): Command {
  const selected = (['stats', 'csv', 'export', 'erase', 'release', 'dismiss', 'retry'] as const).filter(
    (name) => options[name] !== undefined,
  )
  if (selected.length > 1)
    throw new Error(`Use only one of these options: ${selected.map((name) => `--${name}`).join(', ')}.`)
  if (selected[0] && options.limit !== undefined) throw new Error(`--limit cannot be combined with --${selected[0]}.`)
  if (selected[0] && options.quarantined) throw new Error(`--quarantined cannot be combined with --${selected[0]}.`)
  if (options.limit !== undefined && !/^[1-9]\d{0,6}$/.test(options.limit))
    throw new Error(`--limit takes a number above 0, not '${options.limit}'.`)
  for (const id of [options.release, options.dismiss]) {
    if (id !== undefined && !UUID.test(id))
      throw new Error(`'${id}' is not the id of a lead. "npm run leads" lists the ids.`)
  }
  const commands: Record<(typeof selected)[number], Command> = {
    stats: async (source) => ({
      text: statsTable(((await source?.rpc('request_stats', { days: STATS_DAYS })) ?? []) as DayStats[], STATS_DAYS),
    }),
    csv: async (source) => ({
      text: csv(((await source?.rpc('list_requests', { limit: null })) ?? []) as ListedRequest[]),
      file: options.csv!,
    }),
    export: async (source) => ({
      text: JSON.stringify((await source?.rpc('export_subject', { email: options.export })) ?? [], null, 2),
    }),
    erase: async (source) => {
      const { erased } = ((await source?.rpc('erase_subject', { email: options.erase })) ?? { erased: 0 }) as {
        erased: number
      }
      return {
        text:
          erased === 0
            ? `No leads from ${options.erase} are stored.`
            : `${counted(erased, 'lead')} from ${options.erase} deleted. ` +
              'Delete emails about it from your mailboxes and your email provider too.',
      }
    },
    release: (source) => review(source, options.release!, 'release', 'released: it will be delivered to the team.'),
    dismiss: (source) => review(source, options.dismiss!, 'dismiss', 'dismissed: no further action is needed.'),
    retry: async (source) => {
      const { requeued } = ((await source?.rpc('requeue_dead', {})) ?? { requeued: 0 }) as { requeued: number }
      return {
        text:
          requeued === 0
            ? 'No failed deliveries to retry.'
            : `${counted(requeued, 'failed delivery', 'failed deliveries')} queued again.`,
      }
    },
  }
  if (selected[0]) return commands[selected[0]]
  return (source) =>
    list(source, { limit: Number(options.limit ?? DEFAULT_LIMIT), quarantined: options.quarantined }, words)
}

async function list(
  source: Pick<Source, 'rpc'> | undefined,
  args: { limit: number; quarantined: boolean | undefined },
  { place, start }: Words,
): Promise<{ text: string }> {
  const requests = ((await source?.rpc('list_requests', args)) ?? []) as ListedRequest[]
  const none = args.quarantined
    ? `No quarantined leads in ${place}.`
    : `No leads in ${place} yet. Start the site with "${start}" and submit a form.`
  const health = ((await source?.rpc('health', {})) ?? {}) as Partial<DeliveryHealth>
  const head = requests.length === 0 ? none : `${counted(requests.length, 'lead')} in ${place}, newest first`
  return { text: [...warnings(health), head, ...(requests.length ? [`${listing(requests)}\n`] : [])].join('\n\n') }
}

type DeliveryHealth = {
  waiting: number
  oldest_seconds: number
  last_error: string | null
  dead: number
  quarantined: number
  quarantine_full: boolean
}

/** What needs a person, above the list, where nobody overlooks it. */
function warnings({
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
    ...(oldest_seconds > LATE_SECONDS ? [`Not delivered: ${late}${last_error ? ` (${last_error})` : ''}.`] : []),
    ...(dead ? [`Given up: ${deliveries(dead)}. Retry with -- --retry, or dismiss with -- --dismiss ID.`] : []),
    ...(quarantined ? [`Quarantined: ${counted(quarantined, 'lead')}. List them with -- --quarantined.`] : []),
    ...(quarantine_full ? ['The quarantine is full: further leads above the hourly limit are refused for now.'] : []),
  ]
}

async function review(
  source: Pick<Source, 'rpc'> | undefined,
  id: string,
  verdict: 'release' | 'dismiss',
  done: string,
): Promise<{ text: string }> {
  const { reviewed } = ((await source?.rpc('review_request', { id, verdict })) ?? { reviewed: false }) as {
    reviewed: boolean
  }
  if (!reviewed)
    throw new Error(
      verdict === 'release'
        ? `There is no quarantined lead with the id ${id}.`
        : `There is no quarantined lead or failed delivery to dismiss for the id ${id}.`,
    )
  return { text: `${id} ${done}` }
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
