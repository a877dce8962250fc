import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../lib/browser.ts'

/** A Chromium that draws the same pixels each time and reaches nothing but this machine; undefined where none is installed. */
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
      // A busy machine is late with parts of a page, and a picture is taken without them unless drawing waits for all of it.
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

/** tsx keeps the names of functions with a helper that pages do not have. */
export const namesHelper = 'globalThis.__name ??= (value) => value'
