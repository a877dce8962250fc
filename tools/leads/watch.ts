import { pages, type ListedLead } from './format-leads.ts'
import type { LeadsDatabase } from './leads-database.ts'

/** More than arrive in a pause, as a rule. */
const PAGE = 20

export type WatchOptions = {
  /** Opens the leads of a running server or a database; throws if there is none. */
  open(): Promise<LeadsDatabase>
  /** Whether to print only leads that wait for a person. */
  quarantined?: boolean | undefined
  /** Called with each new lead, the oldest first. */
  print(request: ListedLead): void
  /** Called once when the leads can no longer be read, until they can again. */
  lost(reason: string): void
  /** Ends the watch. */
  signal?: AbortSignal
  pauseMs?: number
}

/**
 * Prints the leads that arrive from now on, also after a restart of the server.
 * @throws Error if the leads cannot be read at the start
 */
export async function watchLeads({ open, quarantined, print, lost, signal, pauseMs = 2000 }: WatchOptions) {
  const newestFirst = async function* () {
    const source = await open()
    try {
      for await (const page of pages(source, { size: PAGE, quarantined })) yield page
    } finally {
      await source.close()
    }
  }
  const seen = new Set<string>()
  /** What was stored before this is not new, even if all later leads are erased. */
  let oldest = ''
  for await (const page of newestFirst()) {
    for (const { id } of page) seen.add(id)
    if (page.length === PAGE) oldest = page.at(-1)!.storedAt
    break
  }
  let reading = true
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal?.aborted) return
    try {
      const fresh: ListedLead[] = []
      for await (const page of newestFirst()) {
        const unseen = page.filter(({ id, storedAt }) => !seen.has(id) && storedAt > oldest)
        fresh.push(...unseen)
        if (unseen.length < page.length) break
      }
      reading = true
      for (const request of fresh.reverse()) {
        seen.add(request.id)
        print(request)
      }
    } catch (error) {
      if (reading) lost((error as Error).message)
      reading = false
    }
  }
}
