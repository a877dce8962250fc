import { SEARCH_PARAMETER } from './search/search-parameter.ts'

/**
 * Opens the site's search when an element with `data-search` is clicked, with Ctrl+K or ⌘K, and when the URL has a
 * query. The search's code is loaded then; text typed while it loads goes into its field.
 */
const open = () => {
  if (typed !== undefined) return
  typed = ''
  void import('./load-on-demand.ts').then((module) => module.loadSearch(() => typed)).finally(() => (typed = undefined))
}

/** The text typed since the search was opened; undefined when no search is loading. */
let typed: string | undefined

addEventListener('click', ({ target }) => {
  if ((target as Element).closest?.('[data-search]')) open()
})
addEventListener('keydown', (event) => {
  const { key } = event
  const command = event.ctrlKey || event.metaKey
  // With Caps Lock the key is 'K'.
  if (command ? key.toLowerCase() !== 'k' : typed === undefined || key.length > 1) return
  event.preventDefault()
  if (command) open()
  else typed += key
})
if (new URLSearchParams(location.search).has(SEARCH_PARAMETER)) open()
