import { extname } from 'node:path'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { findHeadlessBrowser, sandboxFlags } from '../../lib/browser.ts'
import type { Side } from '../compare/found-change.ts'
import type { BuiltSite } from '../site/built-site.ts'

/** Starts Chromium with deterministic rendering and without network access; undefined if none is installed. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findHeadlessBrowser()
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
      '--font-render-hinting=none',
      '--disable-lcd-text',
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

/** A window of each site. */
export type Windows = Record<Side, Page>

/** Looks at entries in windows of both sites, at each width. Returns why entries failed; the others go on. */
export async function lookAtEach<Entry>(
  browser: Browser,
  sites: Readonly<Record<Side, BuiltSite>>,
  entries: readonly Entry[],
  look: (entry: Entry, windows: Windows, width: number) => Promise<void>,
): Promise<Map<Entry, string>> {
  const failed = new Map<Entry, string>()
  const lookAt = async (width: number) => {
    // Opening a window takes longer than loading a page.
    let windows: Windows | undefined
    for (const entry of entries)
      try {
        windows ??= { base: await openWindow(browser, sites.base), head: await openWindow(browser, sites.head) }
        await look(entry, windows, width)
      } catch (error) {
        failed.set(entry, (error as Error).message.split('\n')[0]!)
        // A page that failed may leave its window unusable.
        windows = undefined
      }
    await Promise.all(Object.values(windows ?? {}).map((window) => window.close()))
  }
  // Two widths are two pages at a time, as many as two cores take.
  await Promise.all(variantWidths.map(lookAt))
  return failed
}

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
export async function visit(window: Page, path: string, { width, height, scheme }: Variant): Promise<Page> {
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
  return window
}

/** A screenshot of a strip, as PNG; one higher than the window is cut out of the whole page. */
export async function capture(page: Page, top: number, height: number): Promise<Buffer> {
  const { width, height: windowHeight } = page.viewportSize()!
  const clip = { x: 0, width, height }
  if (height > windowHeight) return page.screenshot({ clip: { ...clip, y: top }, fullPage: true })
  await page.evaluate((y) => scrollTo(0, y), top)
  return page.screenshot({ clip: { ...clip, y: 0 } })
}

/** A width and theme of the screenshots. */
export interface Variant {
  name: string
  width: number
  height: number
  scheme: 'light' | 'dark'
  /** The scale of the screenshots in the report. */
  scale: number
}

/** The four variants, in the order of the report. */
export const variants: readonly Variant[] = [
  { name: '1440 light', width: 1440, height: 900, scheme: 'light', scale: 0.65 },
  { name: '390 light', width: 390, height: 844, scheme: 'light', scale: 0.9 },
  { name: '1440 dark', width: 1440, height: 900, scheme: 'dark', scale: 0.65 },
  { name: '390 dark', width: 390, height: 844, scheme: 'dark', scale: 0.9 },
]

const variantWidths = [...new Set(variants.map(({ width }) => width))]

// These functions run inside the page, so they may not use anything from this module.

/** A rectangle of a page, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The position of an element on the page; null if it is not visible. */
export type ElementBox = Box | null

/** Stops motion, and lets sticky and fixed elements scroll with the page. */
function preparePage(): void {
  // A page's CSP may block style elements but not adopted stylesheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position } = getComputedStyle(element)
    if (position === 'sticky') element.style.position = 'relative'
    if (position === 'fixed') element.style.position = 'absolute'
  }
  // Space below the page, so that every strip can be scrolled to the top of the window.
  const space = document.createElement('div')
  space.style.height = '100vh'
  document.documentElement.append(space)
  for (const image of document.images) image.loading = 'eager'
}

/** Waits until the page is drawn in the current theme, with its fonts and images. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** The boxes of the elements that selectors name. */
export function boxes(selectors: (string | undefined)[]): ElementBox[] {
  return selectors.map((selector) => {
    const element = document.querySelector(selector ?? ':not(*)')
    // Content of a closed <details> or an inactive tab is not visible.
    if (!element?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return null
    let rect = element.getBoundingClientRect()
    if (getComputedStyle(element).display === 'contents') {
      const range = document.createRange()
      range.selectNodeContents(element)
      rect = range.getBoundingClientRect()
    }
    return rect.width && rect.height
      ? { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height }
      : null
  })
}
