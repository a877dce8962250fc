import { readParameter, writeParameters } from '../../../components/ui/address-parameters.ts'
import { decodedPath } from '../../document/addresses.ts'
import { createElement } from './create-element.ts'
import { formatPassage, isRelevant, type Piece } from './excerpt.ts'
import { SEARCH_PARAMETER } from './search-parameter.ts'
import { searchSite, type Passage, type SearchResult } from './pagefind.ts'

const NAME = 'Search this site'

/** The page's search dialog, created when it is first opened. */
let searchDialog: ReturnType<typeof createDialog> | undefined

/**
 * Opens the search with the query in the URL.
 * @param typed the text typed while the search was loading
 */
export function openSearch(typed: () => string | undefined): void {
  // An open dialog of a widget traps the focus.
  if (document.querySelector('[role=dialog][data-state=open]')) return
  const { dialog, field } = (searchDialog ??= createDialog())
  if (!dialog.open) {
    // Closing restores the focus. Safari does not focus a clicked button.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-search]')?.focus({ preventScroll: true })
    dialog.showModal()
    const query = readParameter(SEARCH_PARAMETER)
    if (query !== null || !field.value) field.value = query || queryFromNotFoundUrl()
  }
  field.focus()
  field.select()
  const text = typed()
  // Replaces the selected text and puts the caret at the end.
  if (text) field.setRangeText(text, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input'))
}

function createDialog() {
  const field = createElement('input', {
    class: 'in',
    type: 'search',
    id: 'search-field',
    maxlength: '100',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-describedby': 'search-status',
  })
  const closeButton = createElement('button', { class: 'btn btn-ghost btn-sm', type: 'button' }, 'Close')
  const status = createElement('p', { id: 'search-status', class: 'search-status', role: 'status' })
  const results = createElement('div', { class: 'search-results' })
  const form = createElement(
    'form',
    { role: 'search' },
    createElement('label', { for: 'search-field' }, NAME),
    createElement(
      'div',
      { class: 'search-line' },
      document.querySelector('[data-search] svg')?.cloneNode(true),
      field,
      closeButton,
    ),
  )
  const dialog = createElement('dialog', { class: 'search', 'aria-label': NAME }, form, status, results)
  document.body.append(dialog)

  const links = () => [...results.querySelectorAll<HTMLElement>('a, button')]
  field.oninput = () => {
    void showResults(field.value, status, results)
    // So that reload and Back restore the query.
    writeParameters([[SEARCH_PARAMETER, field.value]])
  }
  // Safari empties the field of a page that Back restores, in a task after this event.
  addEventListener('pageshow', () => {
    const query = field.value
    setTimeout(() => (field.value = query))
  })
  form.onsubmit = (event) => {
    event.preventDefault()
    links()[0]?.focus()
  }
  closeButton.onclick = () => dialog.close()
  // A block body: a handler that returns false would cancel clicks on links.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close()
  }
  dialog.onclose = () => writeParameters([[SEARCH_PARAMETER, null]])
  dialog.onkeydown = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [field, ...links()]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { dialog, field }
}

/** On the 404 page, the words of the requested URL; elsewhere an empty text. */
function queryFromNotFoundUrl(): string {
  if (!document.querySelector('link[rel=canonical][href$="/404"]')) return ''
  // Not every path can be decoded, for example /%E0.
  return (
    decodedPath(location.pathname)
      ?.split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .trim()
      .slice(0, 100) ?? ''
  )
}

const PAGE_SIZE = 8
/** How long to wait after the last key before searching. */
const DEBOUNCE_MS = 120

/** Queries offered while the field is empty. */
const SUGGESTIONS = ['prices', 'missed calls', 'dental', 'cancel']

type Results = Awaited<ReturnType<typeof searchSite>>

/** The number of the last search; the results of earlier ones are ignored. */
let lastSearch = 0

/**
 * Searches, shows the results in `container` and their number, or the error, in `status`. A later call replaces this
 * one.
 */
async function showResults(query: string, status: HTMLElement, container: HTMLElement): Promise<void> {
  const thisSearch = (lastSearch += 1)
  const words = query.trim()
  if (!words) {
    status.textContent = 'Type a word or two, or choose one of these.'
    container.replaceChildren(createElement('p', { class: 'search-suggestions' }, ...SUGGESTIONS.map(suggestion)))
    return
  }
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  if (thisSearch !== lastSearch) return
  // Earlier results stay until the new ones are loaded, so only the first search needs a message.
  if (!container.childElementCount) status.textContent = 'Searching …'
  try {
    const results = await searchSite(words)
    const pages = await loadPages(results, 0)
    if (thisSearch !== lastSearch) return
    // Results are sorted by relevance: if the first is not relevant, none is.
    const found =
      !!pages[0] &&
      (isRelevant(`<mark>${pages[0].aliases}</mark>`, words) ||
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
    if (thisSearch !== lastSearch) return
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
