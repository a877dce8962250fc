import { createElement } from '../../../pages/client/search/create-element.ts'
import { buttonOf } from '../../gallery/browser/button.ts'
import { placeOutline } from './block-outline.ts'
import { editorRoot, px, sidePanel } from './editor-parts.ts'

/** The width of the panel, in pixels. */
const WIDTH = 416

/** The narrowest window in which the page makes room for the panel. */
const MIN_WINDOW_WIDTH = 1280

/** What is edited in the panel. */
let edited: Element | undefined

/** What had the focus before the panel was opened. */
let opener: Element | null = null

/** The title of the panel; empty if none is open. */
export function panelTitle(): string {
  return sidePanel.hidden ? '' : (sidePanel.getAttribute('aria-label') ?? '')
}

/**
 * Lets the page make room for the panel, and what is edited stay where it is. In a narrow window the panel lies over the
 * page: beside what is edited, or below it.
 */
export function placePanel(): void {
  const { hidden, classList } = sidePanel
  const top = () => edited?.getBoundingClientRect().top ?? 0
  const before = top()
  classList.remove('left', 'below')
  const isBeside = !hidden && innerWidth >= MIN_WINDOW_WIDTH
  document.body.style.marginRight = isBeside ? px(WIDTH) : ''
  const words = new Range()
  if (edited) words.selectNodeContents(edited)
  const { left, right } = words.getBoundingClientRect()
  if (!hidden && !isBeside && right > innerWidth - WIDTH) classList.add(left > WIDTH ? 'left' : 'below')
  // Below the page's header.
  const isCovered = classList.contains('below') && before > innerHeight / 2 - 60
  scrollBy({ top: top() - (isCovered ? 100 : before), behavior: 'instant' })
  placeOutline()
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
  const wasOpen = !sidePanel.hidden
  sidePanel.hidden = true
  sidePanel.replaceChildren()
  if (wasOpen) placePanel()
}
