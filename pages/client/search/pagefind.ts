import { stopWords } from '../../../data/search.ts'

/** A matching part of a page: its title, its URL and the words around the matches, as Pagefind's HTML. */
export type Passage = { title: string; url: string; excerpt: string }

/** A matching page, with its matching sections. */
export type SearchResult = Passage & {
  sections: Passage[]
  /** Words that visitors use for the subject of the page. */
  aliases: string
}

/** What this site uses of Pagefind's script, which comes with the search index. */
type Pagefind = {
  /** Waits until the worker is ready. */
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<IndexedPage> }[] }>
}
type IndexedPage = { url: string; excerpt: string; meta: { title?: string; aliases?: string }; sub_results: Passage[] }

const PROGRAM = '/pagefind/pagefind.js'
const WORKER = '/pagefind/pagefind-worker.js'

/** How much the words of `data/search.ts` count against a page's text, whose titles count 8 at most. */
const ALIASES_WEIGHT = 100

let loading: Promise<Pagefind> | undefined

/** Loads Pagefind once. After a failure the next call tries again. */
function pagefind(): Promise<Pagefind> {
  loading ??= load()
  loading.catch(reset)
  return loading
}

async function load(): Promise<Pagefind> {
  if (import.meta.env.DEV) throw new Error('Only a built site has a search index: run npm start.')
  allowWorker()
  const { createInstance } = (await import(/* @vite-ignore */ PROGRAM)) as {
    createInstance: (options: { basePath: string; ranking: { metaWeights: Record<string, number> } }) => Pagefind
  }
  const instance = createInstance({ basePath: '/pagefind/', ranking: { metaWeights: { aliases: ALIASES_WEIGHT } } })
  await instance.init()
  return instance
}

/** Lets Pagefind start its worker, and nothing else: the content security policy requires Trusted Types. */
function allowWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (url === WORKER ? url : undefined) })
}

type TrustedTypes = {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | undefined }) => void
}

function reset(): void {
  loading = undefined
}

/** Starts to load Pagefind. Errors surface in `search`. */
export function preload(): void {
  pagefind().catch(() => {})
}

/**
 * Searches the site. The results are sorted by relevance, and each is loaded by its function.
 * @throws if Pagefind or its index cannot be loaded
 */
export async function searchSite(query: string): Promise<(() => Promise<SearchResult>)[]> {
  const instance = await pagefind()
  const { results } = await instance.search(searchTerms(query)).catch((error) => {
    reset()
    throw error
  })
  return results.map((result) => async () => {
    const { url, excerpt, meta, sub_results } = await result.data()
    const sections = sub_results.filter((part) => part.url.includes('#') && part.excerpt !== excerpt).slice(0, 3)
    return { title: meta.title ?? url, url, excerpt, sections, aliases: meta.aliases ?? '' }
  })
}

const stopWordSet = new Set(stopWords.map(normalise))

/** A question without its stop words, or all of it if it has no others. */
export function searchTerms(question: string): string {
  const words = question.split(/\s+/).filter(Boolean)
  const terms = words.filter((word) => !stopWordSet.has(normalise(word)))
  return (terms.length > 0 ? terms : words).join(' ')
}

/** A word in lower case without punctuation: ‘Don't’ is ‘dont’. */
function normalise(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
