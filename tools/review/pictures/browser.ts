import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'
import { prepare, settle } from './in-page.ts'
import type { Variant } from './variants.ts'

/** Starts Chromium with deterministic rendering and without network access; undefined if none is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  return chromium.launch({
    executablePath,
    args: [
      ...sandboxFlags,
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
const namesHelper = 'globalThis.__name ??= (value) => value'

/** Opens a window with the same locale and time zone on every machine. */
export function openWindow(browser: Browser): Promise<Page> {
  return browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' })
}

/** Shows a page in a window at a width and theme, with its fonts and images. Another theme alone does not load it again. */
export async function visit(window: Page, url: string, { width, height, scheme }: Variant): Promise<void> {
  const requests: Request[] = []
  const keep = (request: Request) => requests.push(request)
  window.on('request', keep)
  await window.emulateMedia({ colorScheme: scheme })
  if (window.url() !== url || window.viewportSize()!.width !== width) {
    await window.setViewportSize({ width, height })
    await window.goto(url, { timeout: 20_000 })
    await window.evaluate(namesHelper)
    await window.evaluate(prepare)
  }
  await window.evaluate(settle)
  window.off('request', keep)
  // Backgrounds that only this theme has.
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
}

/** A screenshot of a strip, as PNG. */
export async function capture(page: Page, top: number, height: number): Promise<Buffer> {
  await page.evaluate((y) => scrollTo(0, y), top)
  return page.screenshot({ clip: { x: 0, y: 0, width: page.viewportSize()!.width, height } })
}
