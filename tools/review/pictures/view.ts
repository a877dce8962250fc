import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { namesHelper } from './browser.ts'
import { freeze, unstickElements, scrollToStrip, settle } from './in-page.ts'
import type { Variant } from './variants.ts'

/** A browser window for the pages of one side. */
export interface View {
  page: Page
  session: CDPSession
  /** Requests that are not finished. */
  open: ReadonlySet<Request>
}

/** Opens a window with the same locale, time zone and size on every machine. */
export async function openView(browser: Browser): Promise<View> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { page, session: await context.newCDPSession(page), open }
}

/** Opens a page in a window of the first variant's size. */
export async function visit({ page }: View, url: string, first: Variant): Promise<void> {
  await size(page, first)
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 })
  await page.evaluate(namesHelper)
  await page.evaluate(freeze)
  await page.evaluate(unstickElements)
}

const MAX_WAITS = 500

/** Sets the width and theme of the window and waits until the page is fully drawn. */
export async function applyVariant({ page, open }: View, variant: Variant): Promise<void> {
  if (await size(page, variant)) await page.evaluate(unstickElements)
  await page.evaluate(settle)
  // This width or theme may load its own background or font.
  for (let waits = 0; open.size && waits < MAX_WAITS; waits += 1) await page.waitForTimeout(10)
}

/** Sets the size and theme; returns whether the width changed. */
async function size(page: Page, { width, height, scheme }: Variant): Promise<boolean> {
  const other = page.viewportSize()?.width !== width
  if (other) await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  return other
}

/** A lossless screenshot of a strip; with a scale, a small one for the report. */
export async function capture(view: View, top: number, height: number, width: number, scale = 1): Promise<Buffer> {
  // A strip outside the window makes the browser lay out a larger window, which is slow.
  const reached = await view.page.evaluate(scrollToStrip, { top, height })
  const { data } = await view.session.send('Page.captureScreenshot', {
    ...(scale === 1 ? { format: 'png', optimizeForSpeed: true } : { format: 'jpeg', quality: 60 }),
    clip: { x: 0, y: top, width, height, scale },
    captureBeyondViewport: !reached,
  })
  return Buffer.from(data, 'base64')
}
