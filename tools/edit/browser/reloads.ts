import { ERRORS_EVENT, UPDATE_EVENT } from '../protocol.ts'
import { isHoldingKeys } from './held-keys.ts'
import { isOpen } from './opened-part.ts'
import { renewAccess } from './request.ts'

/*
 * Vite reloads the page when the server has been started again, and for new files. What is typed into an open text or
 * form would be lost, so a reload waits until nothing is open.
 */

/** How often to check whether everything is closed, in milliseconds. */
const PAUSE_MS = 1000

/** Lets reloads wait while something is open. */
export function holdReloads(): void {
  import.meta.hot?.on('vite:beforeFullReload', untilAllIsClosed)
  import.meta.hot?.on('vite:ws:disconnect', async () => {
    while (!(await renewAccess())) await time(PAUSE_MS)
    dispatchEvent(new Event(UPDATE_EVENT))
    // The new server does not say which of the errors are left.
    dispatchEvent(new CustomEvent(ERRORS_EVENT, { detail: [] }))
    await untilAllIsClosed()
  })
}

async function untilAllIsClosed(): Promise<void> {
  while (isOpen() || isHoldingKeys()) {
    await time(PAUSE_MS)
    // Nothing else tells the page of changes now: Vite's messages wait for this one.
    dispatchEvent(new Event(UPDATE_EVENT))
  }
}

function time(length: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, length))
}
