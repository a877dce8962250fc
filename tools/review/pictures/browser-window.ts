import { extname } from 'node:path'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { preparePage, settle } from './in-page.ts'
import type { Variant } from './variants.ts'

/** Starts Chromium with deterministic rendering and without network access; undefined if none is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser()
  if (!executablePath) return undefined
  return chromium.launch({
    executablePath,
    // A cancelled review ends; without a browser it would go on.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
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
      '--host-resolver-rules=MAP * ~NOTFOUND',
    ],
  })
}

/** Types that a browser does not find out itself. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const ORIGIN = 'https://site.invalid'
/** Scripts are disabled so that screenshots are reproducible. */
const POLICY = "script-src 'none'; frame-src 'none'; object-src 'none'"

/** Opens a window that shows a built site and nothing else, with the same locale and time zone on every machine. */
export async function openWindow(browser: Browser, site: BuiltSite): Promise<Page> {
  const window = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' })
  await window.route('**/*', (route) => {
    const [, path] = route.request().url().split(ORIGIN)
    const found = path === undefined ? undefined : site.resolve(path.replace(/[?#].*$/s, ''))
    const file = found?.page?.file ?? found?.file
    if (file === undefined || /\.m?js$/.test(file)) return route.abort()
    const type = TYPES[extname(file).toLowerCase()]
    const headers = { 'content-security-policy': POLICY, ...(type && { 'content-type': type }) }
    const body = type?.startsWith('text/html') ? site.read(file) : site.bytes(file)
    return route.fulfill({ body, headers })
  })
  return window
}

/** Shows a page in a window at a width and theme, with its fonts and images. Another theme alone does not load it again. */
export async function visit(window: Page, path: string, { width, height, scheme }: Variant): Promise<void> {
  const url = ORIGIN + path.split('/').map(encodeURIComponent).join('/')
  const requests: Request[] = []
  const keep = (request: Request) => requests.push(request)
  window.on('request', keep)
  await window.emulateMedia({ colorScheme: scheme })
  if (window.url() !== url || window.viewportSize()!.width !== width) {
    await window.setViewportSize({ width, height })
    await window.goto(url, { timeout: 20_000 })
    await window.evaluate(preparePage)
  }
  await window.evaluate(settle)
  window.off('request', keep)
  // Backgrounds that only this theme has.
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
}

/** A screenshot of a strip, as PNG; one higher than the window is cut out of the whole page. */
export async function capture(page: Page, top: number, height: number): Promise<Buffer> {
  const { width, height: windowHeight } = page.viewportSize()!
  const clip = { x: 0, width, height }
  if (height > windowHeight) return page.screenshot({ clip: { ...clip, y: top }, fullPage: true })
  await page.evaluate((y) => scrollTo(0, y), top)
  return page.screenshot({ clip: { ...clip, y: 0 } })
}
