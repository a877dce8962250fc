/** A part of a page that a search found: words around the matches, and where it stands. */
export type Passage = { title: string; url: string; excerpt: string }

/** A page that a search found, with the sections in which it was. */
export type Found = Passage & { sections: Passage[] }

/** What a search found: how many pages, and the first or the next of them. */
export type Findings = { total: number; more: (count: number) => Promise<Found[]> }

type PagefindResult = { data(): Promise<{ url: string; excerpt: string; meta: { title?: string }; sub_results: { title: string; url: string; excerpt: string }[] }> }
type Pagefind = { init(): Promise<void>; search(query: string): Promise<{ results: PagefindResult[] }> }

let loading: Promise<Pagefind> | undefined
let tries = 0

/** Loads Pagefind, once; after a failure the next call tries again. */
function pagefind(): Promise<Pagefind> {
  loading ??= (async () => {
    // The index is made after the scripts, so its address is none that Vite knows. A module that failed is asked for under another.
    const address = `/pagefind/pagefind.js${tries ? `?${tries}` : ''}`
    const module = (await import(/* @vite-ignore */ address)) as Pagefind
    await module.init()
    return module
  })()
  loading.catch(() => {
    loading = undefined
    tries += 1
  })
  return loading
}

/** Begins to load what a search needs. */
export function prepare(): void {
  pagefind().catch(() => {})
}

/** The pages that a search finds, the best first. */
export async function find(query: string): Promise<Findings> {
  const { results } = await (await pagefind()).search(query)
  let shown = 0
  return {
    total: results.length,
    async more(count) {
      const next = results.slice(shown, (shown += count))
      const pages = await Promise.all(next.map((result) => result.data()))
      return pages.map(({ url, excerpt, meta, sub_results }) => ({ title: meta.title ?? url, url, excerpt, sections: sub_results.filter((part) => part.url.includes('#') && part.excerpt !== excerpt).slice(0, 3) }))
    },
  }
}
