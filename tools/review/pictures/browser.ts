import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../lib/browser.ts'

/** Starts Chromium with deterministic rendering and without network access; undefined if none is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // On a busy machine a screenshot may miss parts of a page unless drawing waits for them.
      '--run-all-compositor-stages-before-draw',
      '--disable-checker-imaging',
      '--disable-partial-raster',
      '--disable-new-content-rendering-timeout',
      '--disable-threaded-animation',
      '--disable-image-animation-resync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}

/** A helper that tsx adds to functions and that pages do not have. */
export const namesHelper = 'globalThis.__name ??= (value) => value'
