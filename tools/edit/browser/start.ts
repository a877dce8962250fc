import { SWITCHED_EVENT, TOGGLE_EVENT } from '../protocol.ts'
import { readDrafts } from './drafts.ts'

/* Dev only: waits for the dev bar's button or the key `e`, then loads the editor. */

let mode: Promise<typeof import('./edit-mode.ts')> | undefined

let isSwitching = false

async function toggle(): Promise<void> {
  // Pressed again before the editor has loaded, a key does not end it.
  if (isSwitching) return
  isSwitching = true
  // Before the editor has loaded, so that a reload meanwhile goes on with it.
  if (!mode) sessionStorage.setItem('staffroom-edit', 'on')
  try {
    const { switchMode } = await (mode ??= import('./edit-mode.ts'))
    await switchMode()
    dispatchEvent(new Event(SWITCHED_EVENT))
  } finally {
    isSwitching = false
  }
}

if (window === top) {
  addEventListener(TOGGLE_EVENT, () => void toggle())
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath() as HTMLElement[]
    const isTyping = target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')
    // It does not end editing: letters are also typed while no text is open.
    const isOn = document.documentElement.hasAttribute('data-editing')
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || isTyping || isOn) return
    event.preventDefault()
    void toggle()
  })
  // Editing stays on from page to page, and comes back where a text was not saved.
  if (sessionStorage.getItem('staffroom-edit') === 'on' || readDrafts().length) void toggle()
}
