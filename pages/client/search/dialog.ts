import { readParameter, writeParameters } from '../../../components/ui/address-parameters.ts'
import { decodedPath } from '../../document/decoded-address.ts'
import { createElement } from './create-element.ts'
import { showResults } from './results.ts'

const NAME = 'Search this site'

/** The page's search dialog, created when it is first opened. */
let created: ReturnType<typeof createDialog> | undefined

/**
 * Opens the search with the query in the URL.
 * @param typed the text typed while the search was loading
 */
export function openSearch(typed: () => string | undefined): void {
  // An open dialog of a widget traps the focus.
  if (document.querySelector('[role=dialog][data-state=open]')) return
  const { dialog, field } = (created ??= createDialog())
  if (!dialog.open) {
    // Closing restores the focus. Safari does not focus a clicked button.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-search]')?.focus({ preventScroll: true })
    dialog.showModal()
    const query = readParameter('search')
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
    // Reload and Back restore it.
    writeParameters([['search', field.value]])
  }
  // Safari empties the field of a page that Back restores, in a task after this event.
  addEventListener('pageshow', () => {
    const words = field.value
    setTimeout(() => (field.value = words))
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
  dialog.onclose = () => writeParameters([['search', null]])
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
