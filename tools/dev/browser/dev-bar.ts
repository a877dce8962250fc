import { createElement } from '../../../pages/client/search/create-element.ts'
import { counted } from '../../lib/text.ts'
import type { OverlayError } from '../broken-page.ts'
import type { PageFacts } from '../live-plugin.ts'
import type { PageErrors } from '../site-diagnostics.ts'
import css from './dev-bar.css?inline'

const WORDS_PER_MINUTE = 230

/** Dev only: a bar at the bottom of the window with the page's file, length and errors. It can be collapsed. */
class DevBar extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' })

  connectedCallback(): void {
    const style = document.createElement('style')
    style.textContent = css
    const bar = createElement('aside', { 'aria-label': 'Development' })
    const fold = createElement('button', { type: 'button', class: 'fold' })
    fold.onclick = () => this.#fold(!this.hasAttribute('folded'))
    bar.append(fold, createElement('div', { class: 'facts' }))
    this.#root.append(style, bar)
    this.#fold(localStorage.getItem('staffroom-dev-bar') === 'folded')
    this.draw()
  }

  #fold(folded: boolean): void {
    this.toggleAttribute('folded', folded)
    const button = this.#root.querySelector('.fold')!
    button.textContent = folded ? 'Page' : '×'
    button.setAttribute('aria-label', folded ? 'Unfold the dev bar' : 'Fold the dev bar')
    button.setAttribute('aria-expanded', String(!folded))
    localStorage.setItem('staffroom-dev-bar', folded ? 'folded' : 'open')
  }

  draw(): void {
    const place = this.#root.querySelector('.facts')!
    const old: Element[] = [...place.children]
    // What stays is not touched: a button that was replaced while it is pressed would not be clicked.
    const parts = factsAndErrors().map((part) => old.find((known) => known.isEqualNode(part)) ?? part)
    for (const part of old) if (!parts.includes(part)) part.remove()
    for (const [at, part] of parts.entries())
      if (place.children[at] !== part) place.insertBefore(part, place.children[at] ?? null)
    this.toggleAttribute('wrong', Boolean(errors?.overlay))
    // The editor has a bar of its own in this place.
    this.style.visibility = document.documentElement.hasAttribute('data-editing') ? 'hidden' : ''
  }
}

function factsAndErrors(): HTMLElement[] {
  const { file, edit, editToken, unpublishedLabel } = facts
  const words = document.querySelector('main')?.innerText.split(/\s+/).filter(Boolean).length ?? 0
  const parts: HTMLElement[] = []
  if (unpublishedLabel) {
    const title = 'Visitors do not see this page'
    parts.push(createElement('strong', { class: 'unpublished', title }, unpublishedLabel))
  }
  if (file) {
    const open = createElement('button', { type: 'button', class: 'file', title: 'Open in the editor' }, file)
    open.onclick = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
    parts.push(open)
  }
  parts.push(createElement('span', {}, `${words} words, ${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min`))
  if (errors) {
    const { overlay, all } = errors
    const kind = overlay ? 'error' : 'warning'
    const count = all.filter(({ severity }) => severity === kind).length
    const show = createElement('button', { type: 'button', class: `${kind}s` }, counted(count, kind))
    // The button stays while its words do, so it reads what is wrong when it is clicked.
    show.onclick = () => errors && showError(errors.overlay ?? warnings(errors.all))
    parts.push(show)
  } else if (file) parts.push(createElement('span', { class: 'fine' }, 'No errors'))
  if (editToken) {
    const toggle = createElement('button', { type: 'button', title: 'Edit on the page (e)' }, 'Edit')
    toggle.onclick = () => dispatchEvent(new Event('staffroom:edit'))
    parts.push(toggle)
  } else if (edit)
    parts.push(createElement('a', { href: edit, target: '_blank', rel: 'noopener noreferrer' }, 'Edit this page'))
  return parts
}

/** A page's warnings in the overlay's format. */
function warnings([first, ...more]: PageErrors['all']): OverlayError {
  return { message: first!.text, stack: more.map(({ text }) => text).join('\n') }
}

customElements.define('staffroom-dev-bar', DevBar)

let bar: DevBar | undefined
let facts: PageFacts
let errors: PageErrors | undefined

/** Shows the bar, or updates it. A page in a frame has none. */
export function showDevBar(page: PageFacts): void {
  if (window !== top) return
  facts = page
  if (bar?.isConnected) return bar.draw()
  bar = document.createElement('staffroom-dev-bar') as DevBar
  document.body.append(bar)
}

addEventListener('staffroom:editing', () => bar?.draw())

/** Shows how many errors and warnings the page has. */
export function showErrorCount(found: PageErrors | undefined): void {
  errors = found
  bar?.draw()
}

type Overlay = HTMLElement & { root: ShadowRoot; close(): void }

// Vite's client defines this element. Importing its module would load it a second time.
const ErrorOverlay = (await customElements.whenDefined('vite-error-overlay')) as unknown as new (
  error: OverlayError,
  links: boolean,
) => Overlay

/**
 * Vite's overlay under a different name: Vite closes its own on every update, and reloads a page that starts with one.
 */
class ContentOverlay extends ErrorOverlay {
  constructor(error: OverlayError) {
    super(error, false)
    this.root.querySelector('.frame')!.textContent = error.frame ?? ''
    const file = this.root.querySelector<HTMLElement>('.file')!
    file.classList.add('file-link')
    file.onclick = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(file.textContent)}`)
    // A page that is broken when it is opened has no bar, and cannot be edited.
    const way = bar && facts.editToken ? 'Press e to correct it on the page, or fix' : 'Fix'
    this.root.querySelector('.tip')!.textContent = `${way} the file and save it. Esc closes this.`
  }
}
customElements.define('staffroom-error-overlay', ContentOverlay)

let shown: Overlay | undefined

/** Shows an error in place of the last one. */
export function showError(error: OverlayError): void {
  hideError()
  shown = new ContentOverlay(error)
  document.body.append(shown)
}

export function hideError(): void {
  shown?.close()
  shown = undefined
}
