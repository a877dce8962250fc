/** A part of a page that a search found: words around the matches, and where it stands. */
export type Passage = { title: string; url: string; excerpt: string }

/** A page that a search found, with the sections in which it was. */
export type Found = Passage & { sections: Passage[] }

/** What a search found: how many pages, and the first or the next of them; asked for again after a failure, the same ones. */
export type Findings = { total: number; more: (count: number) => Promise<Found[]> }

type Pagefind = Awaited<ReturnType<typeof load>>

let loading: Promise<Pagefind> | undefined

/** Loads Pagefind, once; after a failure the next call tries again. */
function pagefind(): Promise<Pagefind> {
  loading ??= load()
  loading.catch(forget)
  return loading
}

async function load() {
  const { createInstance } = await import('virtual:search-program')
  const instance = createInstance({ basePath: '/pagefind/' })
  await instance.init()
  return instance
}

function forget(): void {
  loading = undefined
}

/** Begins to load what a search needs. */
export function prepare(): void {
  pagefind().catch(() => {})
}

/** The pages that a search finds, the best first. */
export async function find(query: string): Promise<Findings> {
  const { search } = await pagefind()
  const { results } = await search(query).catch((error) => {
    forget()
    throw error
  })
  let shown = 0
  return {
    total: results.length,
    async more(count) {
      const pages = await Promise.all(results.slice(shown, shown + count).map((result) => result.data()))
      shown += pages.length
      return pages.map(({ url, excerpt, meta, sub_results }) => ({
        title: meta.title ?? url,
        url,
        excerpt,
        sections: sub_results.filter((part) => part.url.includes('#') && part.excerpt !== excerpt).slice(0, 3),
      }))
    },
  }
}
