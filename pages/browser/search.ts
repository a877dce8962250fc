/**
 * Opens the site's search: by what is marked `data-search`, by Ctrl+K or ⌘K, and where the address holds one. Its code is
 * loaded then. Properties instead of listeners, and a module instead of its parts: every byte here is on every page.
 */
export function startSearch() {
  const open = () => import('./search/dialog.ts').then((search) => search.openSearch())
  onclick = ({ target }) => {
    if ((target as Element).closest?.('[data-search]')) void open()
  }
  onkeydown = (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void open()
  }
  if (/[?&]search=/.test(location.search)) void open()
}
