import { ERRORS_EVENT, UPDATE_EVENT } from '../protocol.ts'
import { opened } from './opened-part.ts'
import { renewAccess } from './request.ts'

/*
 * Vite reloads the page when the server has been started again, and for new files. Browsers drop the keys that are
 * pressed before the next page is shown, so a reload waits until no text is open.
 */

/** How long nothing is typed before a reload. */
const PAUSE_MS = 1000

let lastKey = -PAUSE_MS

/** Lets reloads wait while somebody types. */
export function holdReloads(): void {
  // A click opens a text: until that is open, it would be lost.
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => (lastKey = performance.now()), true)
  import.meta.hot?.on('vite:beforeFullReload', untilNobodyTypes)
  import.meta.hot?.on('vite:ws:disconnect', async () => {
    while (!(await renewAccess())) await time(PAUSE_MS)
    dispatchEvent(new Event(UPDATE_EVENT))
    // The new server does not say which of the errors are left.
    dispatchEvent(new CustomEvent(ERRORS_EVENT, { detail: [] }))
    await untilNobodyTypes()
  })
}

async function untilNobodyTypes(): Promise<void> {
  while (!document.hidden && (opened?.text || performance.now() < lastKey + PAUSE_MS)) {
    await time(PAUSE_MS)
    // Nothing else tells the page of changes now: Vite's messages wait for this one.
    dispatchEvent(new Event(UPDATE_EVENT))
  }
}

function time(length: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, length))
}
