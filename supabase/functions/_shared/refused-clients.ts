/** So many refusals in a row are a machine's. Before that the database is asked, which knows a repeat by its key. */
const MAX_REFUSALS = 10
/** Then the database is asked again. */
const MAX_MS = 600_000
const MAX_CLIENTS = 10_000

/** Clients over their limit, with the end of their wait in milliseconds since 1970. */
const refused = new Map<string, { times: number; until: number }>()

/** Remembers that a client was refused and for how long. */
export function noteRefusal(client: string, seconds: number, now = Date.now()): void {
  const known = refused.get(client)
  const times = known && known.until > now ? known.times + 1 : 1
  refused.delete(client)
  refused.set(client, { times, until: now + Math.min(seconds * 1000, MAX_MS) })
  if (refused.size > MAX_CLIENTS) refused.delete(refused.keys().next().value!)
}

/** How many seconds a client that goes on after many refusals has to wait; undefined if the database has to be asked. */
export function secondsRefused(client: string, now = Date.now()): number | undefined {
  const { times, until } = refused.get(client) ?? { times: 0, until: 0 }
  return times >= MAX_REFUSALS && until > now ? Math.ceil((until - now) / 1000) : undefined
}
