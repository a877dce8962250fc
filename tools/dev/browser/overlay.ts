import type { OverlayError } from '../broken-page.ts'

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
    this.root.querySelector('.tip')!.textContent = 'Fix the file and save it to close this. Esc closes it too.'
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
