import { createElement } from './create-element.ts'
import { formatPassage, isRelevant, type Piece } from './excerpt.ts'
import { searchSite, type Passage, type SearchResult } from './pagefind.ts'

/** How many pages are shown at once. */
const PAGE_SIZE = 8
/** How long to wait after the last key before searching. */
const DEBOUNCE_MS = 120

/** Queries offered while the field is empty. */
const SUGGESTIONS = ['prices', 'missed calls', 'dental', 'cancel']

type Results = Awaited<ReturnType<typeof searchSite>>

let latest = 0

/**
 * Searches, shows the results in `container` and their number, or the error, in `status`. A later call replaces this
 * one.
 */
export async function showResults(query: string, status: HTMLElement, container: HTMLElement): Promise<void> {
  const call = (latest += 1)
  const words = query.trim()
  if (!words) {
    status.textContent = 'Type a word or two, or choose one of these.'
    container.replaceChildren(createElement('p', { class: 'search-suggestions' }, ...SUGGESTIONS.map(suggestion)))
    return
  }
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  if (call !== latest) return
  // Earlier results stay until the new ones are loaded, so only the first search needs a message.
  if (!container.childElementCount) status.textContent = 'Searching …'
  try {
    const results = await searchSite(words)
    const pages = await loadPages(results, 0)
    if (call !== latest) return
    // Results are sorted by relevance: if the first is not relevant, none is.
    const found =
      !!pages[0] &&
      (isRelevant(`<mark>${pages[0].asked}</mark>`, words) ||
        [pages[0], ...pages[0].sections].some(({ title, excerpt }) =>
          isRelevant(`${excerpt} <mark>${title}</mark>`, words),
        ))
    status.textContent = found
      ? `${results.length} ${results.length === 1 ? 'page' : 'pages'} found for ‘${words}’.`
      : `Nothing found for ‘${words}’.`
    container.replaceChildren(
      ...(found
        ? list(pages, results, status)
        : [
            createElement(
              'p',
              {},
              'Try another word, or ',
              createElement('a', { href: '/contact' }, 'ask a person'),
              '.',
            ),
          ]),
    )
    container.scrollTop = 0
  } catch (error) {
    if (call !== latest) return
    console.error(error)
    status.textContent = 'The search could not be loaded.'
    const retry = createElement('button', { class: 'btn btn-outline btn-sm', type: 'button' }, 'Try again')
    retry.onclick = () => {
      container.closest('dialog')?.querySelector('input')?.focus()
      void showResults(query, status, container)
    }
    container.replaceChildren(retry)
  }
}

/** A button that searches for its own words. */
function suggestion(words: string): HTMLElement {
  const button = createElement('button', { class: 'btn btn-outline btn-sm', type: 'button' }, words)
  button.onclick = () => {
    const field = button.closest('dialog')!.querySelector('input')!
    field.value = words
    field.focus()
    field.dispatchEvent(new Event('input'))
  }
  return button
}

/** Loads the pages of a list that begins with a result. */
function loadPages(results: Results, first: number): Promise<SearchResult[]> {
  return Promise.all(results.slice(first, first + PAGE_SIZE).map((load) => load()))
}

/** The list of pages, with a button if there are more. If those cannot be loaded, `status` shows an error. */
function list(pages: readonly SearchResult[], results: Results, status: HTMLElement): Node[] {
  const items = createElement('ol', {}, ...pages.map(item))
  if (results.length <= PAGE_SIZE) return [items]
  const more = createElement('button', { class: 'btn btn-outline btn-sm', type: 'button' }, 'Show more')
  const message = status.textContent
  more.onclick = async function showMore() {
    // One request at a time keeps the pages in order.
    more.onclick = null
    try {
      const next = (await loadPages(results, items.childElementCount)).map(item)
      items.append(...next)
      next[0]?.querySelector('a')?.focus()
      // Restored only after a failure: screen readers would announce the same words again.
      if (more.isConnected && status.textContent !== message) status.textContent = message
      if (items.childElementCount >= results.length) more.remove()
    } catch (error) {
      console.error(error)
      if (more.isConnected) status.textContent = 'More pages could not be loaded. Try again.'
    }
    more.onclick = showMore
  }
  return [items, more]
}

function item({ sections, ...page }: SearchResult): HTMLElement {
  return createElement(
    'li',
    {},
    passage(page),
    sections.length > 0 &&
      createElement('ul', {}, ...sections.map((section) => createElement('li', {}, passage(section)))),
  )
}

/** One link with the title and the words around the match. */
function passage({ title, url, excerpt }: Passage): HTMLElement {
  const marked = (pieces: Piece[]) => pieces.map(({ text, found }) => (found ? createElement('mark', {}, text) : text))
  const formatted = formatPassage(title, excerpt)
  return createElement(
    'a',
    { href: url },
    createElement('b', {}, ...marked(formatted.title)),
    ' ',
    createElement('span', {}, ...marked(formatted.words)),
  )
}
