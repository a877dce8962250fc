import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/button.ts'
import { editorRoot, sidePanel } from './editor-parts.ts'

/** What had the focus before the panel was opened. */
let opener: Element | null = null

/** The title of the panel; empty if none is open. */
export function panelTitle(): string {
  return sidePanel.hidden ? '' : (sidePanel.getAttribute('aria-label') ?? '')
}

/** Opens the panel at the side. */
export async function showPanel(title: string, content: () => Promise<HTMLElement>, close: () => void): Promise<void> {
  opener = editorRoot.activeElement
  const shut = buttonOf('×', close, { class: 'shut', 'aria-label': 'Close' })
  sidePanel.replaceChildren(createElement('header', {}, createElement('h2', {}, title), shut))
  sidePanel.setAttribute('aria-label', title)
  sidePanel.hidden = false
  shut.focus()
  const waiting = createElement('p', { class: 'help', role: 'status' }, 'One moment …')
  sidePanel.append(waiting)
  try {
    waiting.replaceWith(await content())
  } catch (error) {
    waiting.replaceWith(createElement('p', { class: 'error' }, (error as Error).message))
  }
}

/** Closes the panel; the focus returns to where it was. */
export function closePanel(): void {
  if (!sidePanel.hidden && opener instanceof HTMLElement && opener.isConnected) opener.focus()
  sidePanel.hidden = true
  sidePanel.replaceChildren()
}
