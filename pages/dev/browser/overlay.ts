import type { OverlayError } from '../broken-page.ts'

type Overlay = HTMLElement & { root: ShadowRoot; close(): void }

// Vite's client defines it; importing that module by name would load it a second time.
const ErrorOverlay = (await customElements.whenDefined('vite-error-overlay')) as unknown as new (error: OverlayError) => Overlay

/** Vite's overlay under a name of our own: Vite closes its own at every update, and reloads a page that loads with one. */
class ContentOverlay extends ErrorOverlay {
  constructor(error: OverlayError) {
    super(error)
    this.root.querySelector('.tip')!.textContent = 'Mend the file and save it: this goes away by itself. Esc closes it.'
  }
}
customElements.define('staffroom-error-overlay', ContentOverlay)

let shown: Overlay | undefined

/** Shows what is wrong, in place of what was shown before. */
export function showError(error: OverlayError): void {
  hideError()
  shown = new ContentOverlay(error)
  document.body.append(shown)
}

export function hideError(): void {
  shown?.close()
  shown = undefined
}
