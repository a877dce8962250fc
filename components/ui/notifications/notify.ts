import type { FormResult } from './root.tsx'

/** How long a form's result is shown. */
const RESULT_DURATION_MS = 5000
/** How long a confirmation is shown. */
const CONFIRMATION_DURATION_MS = 4000

const load = () => import('./root.tsx')

/** The two notification systems. Their views are loaded when first needed; the live regions are in the page. */
export const notify = {
  /** Loads the views. A form loads them early, so that it can show an error when the connection is lost. */
  prepare(): void {
    load().catch(() => {})
  },
  /** Shows a form's result, in place of an earlier one. */
  result(result: FormResult): void {
    const region = announce(
      result.kind === 'error' ? 'alert' : 'status',
      `${result.title}. ${result.description}`,
      RESULT_DURATION_MS,
    )
    load()
      .then((root) => root.showResult(result, RESULT_DURATION_MS))
      .catch(() => showPlainly(region))
  },
  /** Confirms something small, such as 'Copied'. Up to three show at a time, or this one alone. */
  confirm(text: string, { alone = false } = {}): void {
    const region = announce('status', text, CONFIRMATION_DURATION_MS)
    load()
      .then((root) => root.showConfirmation(text, CONFIRMATION_DURATION_MS, alone))
      .catch(() => showPlainly(region))
  },
}

function announce(role: 'status' | 'alert', text: string, duration: number): HTMLElement | null {
  const region = document.querySelector<HTMLElement>(`#notifications > [role=${role}]`)
  if (!region) return null
  // A new element each time: screen readers do not announce a region whose text stays the same.
  const message = document.createElement('span')
  message.textContent = text
  region.append(message)
  setTimeout(() => {
    message.remove()
    if (!region.firstChild) region.className = 'sr-only'
  }, duration)
  return region
}

/** If the views cannot be loaded, the live region itself is shown. */
function showPlainly(region: HTMLElement | null): void {
  if (region?.firstChild) region.className = 'toast'
}
