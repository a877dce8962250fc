import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/form.ts'
import { editorRoot, sidePanel } from './editor-parts.ts'

/** The width of the panel, in pixels. */
const WIDTH = 416

/** What is edited in the panel. */
let edited: Element | undefined

/** What had the focus before the panel was opened. */
let opener: Element | null = null

/** Lets the panel lie beside what is edited, or below it. The page keeps its width, so that nothing moves. */
export function placePanel(): void {
  const words = new Range()
  if (edited) words.selectNodeContents(edited)
  const { left, right, top } = words.getBoundingClientRect()
  const isCovered = !sidePanel.hidden && right > innerWidth - WIDTH
  const isBelow = isCovered && left <= WIDTH
  sidePanel.classList.toggle('left', isCovered && !isBelow)
  sidePanel.classList.toggle('below', isBelow)
  // Below the page's header.
  if (isBelow && top > innerHeight / 2 - 60) scrollBy({ top: top - 100, behavior: 'instant' })
}

/**
 * Opens the panel at the side.
 * @param part what is edited in it
 */
export async function showPanel(
  title: string,
  content: () => Promise<HTMLElement>,
  close: () => void,
  part?: Element,
): Promise<void> {
  opener = editorRoot.activeElement
  const shut = buttonOf('×', close, { class: 'shut', 'aria-label': 'Close' })
  sidePanel.replaceChildren(createElement('header', {}, createElement('h2', {}, title), shut))
  sidePanel.setAttribute('aria-label', title)
  sidePanel.hidden = false
  edited = part
  placePanel()
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
