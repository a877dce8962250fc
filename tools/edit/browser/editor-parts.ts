import { createElement } from '../../../pages/client/search/create-element.ts'

/** The editor's element. Its shadow tree keeps the page's styles out. */
export const editorHost = createElement('staffroom-edit' as 'div', {})
export const editorRoot = editorHost.attachShadow({ mode: 'open' })

/** What was done last, in words. */
export const statusLine = createElement('p', { class: 'status', role: 'status' })

/** What opens at a block that is edited. */
export const card = createElement('section', { class: 'card', hidden: '' })

/** What opens at the side of the window. */
export const sidePanel = createElement('section', { class: 'panel', hidden: '', tabindex: '-1' })

/** The buttons of the editor, with the status. */
export const bar = createElement('div', { class: 'bar', role: 'toolbar', 'aria-label': 'Edit this page' })
export const foot = createElement('section', { class: 'foot', 'aria-label': 'Editor' }, bar, statusLine)

// Panels, and what Tab scrolls to, end above it, however many lines it has.
new ResizeObserver(() => {
  editorHost.style.setProperty('--foot', px(foot.offsetHeight))
  document.documentElement.style.scrollPaddingBottom = px(foot.offsetHeight && foot.offsetHeight + 12)
}).observe(foot)

/** Shows a text as the status. */
export function say(text: string): void {
  statusLine.textContent = text
}

// What is said of the last edit does not stand beside the errors of the next.
editorRoot.addEventListener('input', () => statusLine.textContent.startsWith('Saved') && say(''))

/** Does something when a form is sent, once at a time. What prevents it is shown; the button keeps the focus. */
export function onSubmit(form: HTMLFormElement, result: HTMLElement, send: () => Promise<void>): void {
  let isSent = false
  form.onsubmit = async (event) => {
    event.preventDefault()
    if (isSent) return
    isSent = true
    result.textContent = 'One moment …'
    try {
      await send()
    } catch (error) {
      result.replaceChildren(createElement('span', { class: 'error' }, (error as Error).message))
      result.scrollIntoView({ block: 'nearest' })
    }
    isSent = false
  }
}

/** Whether an event happened in the editor's own parts. */
export function isOwn(event: Event): boolean {
  return event
    .composedPath()
    .some((candidate) => candidate === editorHost || (candidate as Element).localName === 'staffroom-dev-bar')
}

/** Whether a press of a key goes into a field. */
export function isInField(event: Event): boolean {
  const [target] = event.composedPath() as HTMLElement[]
  return !!target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')
}

/** A length in whole pixels, as CSS has it. */
export function px(length: number): string {
  return `${Math.round(length)}px`
}
