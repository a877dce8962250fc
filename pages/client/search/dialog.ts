import { readParameter, writeParameters } from '../../../components/ui/address.ts'
import { decodedPath } from '../../document/decoded-address.ts'
import { element } from './elements.ts'
import { showResults } from './results.ts'

const NAME = 'Search this site'

/** The one dialog of the page, made when it is first opened. */
let made: { dialog: HTMLDialogElement; field: HTMLInputElement } | undefined

/**
 * Opens the search, with what the address holds of it.
 * @param typed what was typed while it was on its way
 */
export function openSearch(typed: () => string | undefined): void {
  // A dialog of a widget keeps the focus to itself.
  if (document.querySelector('[role=dialog][data-state=open]')) return
  const { dialog, field } = (made ??= make())
  if (!dialog.open) {
    const opener = document.activeElement
    dialog.showModal()
    // Safari does not focus a button that is clicked, and so would not return to it.
    dialog.addEventListener(
      'close',
      () =>
        (
          (opener === document.body ? undefined : (opener as HTMLElement | null)) ??
          document.querySelector<HTMLElement>('[data-search]')
        )?.focus(),
      { once: true },
    )
    const asked = readParameter('search')
    if (asked !== null || !field.value) field.value = asked || wordsOfLostAddress()
  }
  field.focus()
  field.select()
  const before = typed()
  // Takes the place of what is selected, and is written on.
  if (before) field.setRangeText(before, 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input'))
}

function make(): { dialog: HTMLDialogElement; field: HTMLInputElement } {
  const field = element('input', {
    class: 'in',
    type: 'search',
    id: 'search-field',
    maxlength: '100',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-describedby': 'search-status',
  })
  const closeButton = element('button', { class: 'btn btn-ghost btn-sm', type: 'button' }, 'Close')
  const status = element('p', { id: 'search-status', class: 'search-status', role: 'status' })
  const results = element('div', { class: 'search-results' })
  const form = element(
    'form',
    { role: 'search' },
    element('label', { for: 'search-field' }, NAME),
    element(
      'div',
      { class: 'search-line' },
      document.querySelector('[data-search] svg')?.cloneNode(true),
      field,
      closeButton,
    ),
  )
  const dialog = element('dialog', { class: 'search', 'aria-label': NAME }, form, status, results)
  document.body.append(dialog)

  const links = () => [...results.querySelectorAll<HTMLElement>('a, button')]
  field.oninput = () => {
    void showResults(field.value, status, results)
    remember(field.value)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    links()[0]?.focus()
  }
  closeButton.onclick = () => dialog.close()
  // A handler that returned false would keep links from leading anywhere.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close()
  }
  dialog.onclose = () => remember(null)
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

/** Keeps the search in the address, so that reload and Back bring it back; null takes it out again. */
function remember(query: string | null): void {
  writeParameters([['search', query]])
}

/** On the page for unknown addresses, the words of the address: somebody was looking for something. */
function wordsOfLostAddress(): string {
  if (!document.querySelector('link[rel=canonical][href$="/404"]')) return ''
  // Not every address is text: /%E0 is none.
  return (
    decodedPath(location.pathname)
      ?.split(/[^\p{L}\p{N}]+/u)
      .join(' ')
      .trim()
      .slice(0, 100) ?? ''
  )
}
