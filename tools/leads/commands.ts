import { csv } from './csv.ts'
import { listing, type ListedRequest } from './listing.ts'
import type { Source } from './source.ts'
import { statsTable, type DayStats } from './stats.ts'

/** What a person may ask, as written on the command line. */
export type Choices = {
  limit?: string
  stats?: boolean
  csv?: string
  export?: string
  erase?: string
  release?: string
  dismiss?: string
  retry?: boolean
}

/** Words for messages: where the requests are, and what starts the site that receives them. */
type Words = { place: string; start: string }

/** Asks a source, and gives what to show, or to write into a file. Without a source nothing was ever kept. */
export type Command = (source: Pick<Source, 'rpc'> | undefined) => Promise<{ text: string; file?: string }>

const LISTED = 50
const STATS_DAYS = 30
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The one thing that the command line asks for; two at once are refused rather than one ignored. */
export function chosenCommand(choices: Choices, words: Words): Command {
  const asked = (['stats', 'csv', 'export', 'erase', 'release', 'dismiss', 'retry'] as const).filter(
    (name) => choices[name] !== undefined,
  )
  if (asked.length > 1)
    throw new Error(`Ask for one thing at a time, not ${asked.map((name) => `--${name}`).join(' and ')}.`)
  if (asked[0] && choices.limit !== undefined)
    throw new Error(`--limit goes with the list alone, not with --${asked[0]}.`)
  if (choices.limit !== undefined && !/^[1-9]\d{0,6}$/.test(choices.limit))
    throw new Error(`--limit takes a number above 0, not '${choices.limit}'.`)
  for (const id of [choices.release, choices.dismiss]) {
    if (id !== undefined && !UUID.test(id))
      throw new Error(`'${id}' is no request's id: "npm run leads" shows them.`)
  }
  const commands: Record<(typeof asked)[number], Command> = {
    stats: async (source) => ({
      text: statsTable(((await source?.rpc('request_stats', { days: STATS_DAYS })) ?? []) as DayStats[], STATS_DAYS),
    }),
    csv: async (source) => ({
      text: csv(((await source?.rpc('list_requests', { limit: null })) ?? []) as ListedRequest[]),
      file: choices.csv!,
    }),
    export: async (source) => ({
      text: JSON.stringify((await source?.rpc('export_subject', { email: choices.export })) ?? [], null, 2),
    }),
    erase: async (source) => {
      const { erased } = ((await source?.rpc('erase_subject', { email: choices.erase })) ?? { erased: 0 }) as {
        erased: number
      }
      return {
        text:
          erased === 0
            ? `Nothing is kept about ${choices.erase}.`
            : `${counted(erased, 'request')} of ${choices.erase} deleted. Mail that was sent about it is with the team and its provider.`,
      }
    },
    release: (source) => review(source, choices.release!, 'release', 'is let through; the team is told next.'),
    dismiss: (source) =>
      review(source, choices.dismiss!, 'dismiss', 'is settled: nothing about it waits for a person any more.'),
    retry: async (source) => {
      const { requeued } = ((await source?.rpc('requeue_dead', {})) ?? { requeued: 0 }) as { requeued: number }
      return {
        text:
          requeued === 0
            ? 'Nothing was given up.'
            : `${counted(requeued, 'delivery', 'deliveries')} back in the queue.`,
      }
    },
  }
  return asked[0] ? commands[asked[0]] : (source) => list(source, Number(choices.limit ?? LISTED), words)
}

async function list(
  source: Pick<Source, 'rpc'> | undefined,
  limit: number,
  { place, start }: Words,
): Promise<{ text: string }> {
  const requests = ((await source?.rpc('list_requests', { limit })) ?? []) as ListedRequest[]
  if (requests.length === 0)
    return { text: `No requests in ${place} yet. Start the site with "${start}" and send its form.` }
  return { text: `${counted(requests.length, 'request')} in ${place}, newest first\n\n${listing(requests)}\n` }
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
        ? `No quarantined request has the id ${id}.`
        : `Nothing about a request with the id ${id} waits for a person.`,
    )
  return { text: `${id} ${done}` }
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
