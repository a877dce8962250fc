/**
 * Opens the site's search: by what is marked `data-search`, by Ctrl+K or ⌘K, and where the address holds one. Its code is
 * loaded then, and what is typed meanwhile is kept for its field. Properties instead of listeners, and a module instead of
 * its parts: every byte here is on every page.
 */
const open = () => {
  if (typed !== undefined) return
  typed = ''
  void import('./on-demand.ts').then((module) => module.openSearch(() => typed)).finally(() => (typed = undefined))
}

/** What was typed since the search was asked for; undefined while none is on its way. */
let typed: string | undefined

onclick = ({ target }) => {
  if ((target as Element).closest?.('[data-search]')) open()
}
onkeydown = (event) => {
  const { key } = event
  const command = event.ctrlKey || event.metaKey
  if (command ? key !== 'k' : typed === undefined || key.length > 1) return
  event.preventDefault()
  if (command) open()
  else typed += key
}
if (/[?&]search=/.test(location.search)) open()
export {}
