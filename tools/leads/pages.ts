import type { Database } from '../../supabase/functions/_shared/services.ts'
import type { ListedRequest } from './listing.ts'

/**
 * Leads, newest first, in pages, between which the server answers visitors.
 * @param filter `size` of a page (500 take the embedded database 0.1 s); `quarantined`: only those that wait for a person
 */
export async function* pages(
  leads: Database,
  { size = 500, quarantined }: { size?: number; quarantined?: boolean | undefined } = {},
): AsyncGenerator<ListedRequest[]> {
  let before: Pick<ListedRequest, 'storedAt' | 'id'> | undefined
  for (;;) {
    const page = (await leads.rpc('list_requests', { limit: size, quarantined, before })) as ListedRequest[]
    yield page
    const last = page.at(-1)
    if (!last || page.length < size) return
    before = { storedAt: last.storedAt, id: last.id }
  }
}
