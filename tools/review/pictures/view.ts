import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { namesHelper } from './browser.ts'
import { freeze, hold, reach, settle } from './in-page.ts'
import type { Variant } from './variants.ts'

/** A window in which pages of one side are opened. */
export interface View {
  page: Page
  session: CDPSession
  /** What the page has asked for and not got yet. */
  open: ReadonlySet<Request>
}

/** Opens a window that looks the same on every machine. */
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
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  return { page, session: await context.newCDPSession(page), open }
}

/** Opens a page in a window of the first variant's size. */
export async function visit({ page }: View, url: string, first: Variant): Promise<void> {
  await size(page, first)
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 })
  await page.evaluate(namesHelper)
  await page.evaluate(freeze)
  await page.evaluate(hold)
}

/** Puts a page into a window of another size and theme, and waits until it holds still. */
export async function dress({ page, open }: View, variant: Variant): Promise<void> {
  if (await size(page, variant)) await page.evaluate(hold)
  await page.evaluate(settle)
  // A background or a font that only this width or theme has.
  for (let waits = 0; open.size && waits < MOST_WAITS; waits += 1) await new Promise((done) => setTimeout(done, 10))
}

const MOST_WAITS = 500

/** Answers whether the width is another one. */
async function size(page: Page, { width, height, scheme }: Variant): Promise<boolean> {
  const other = page.viewportSize()?.width !== width
  if (other) await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  return other
}

/** A strip of a page as a lossless picture to be compared. */
export async function capture(view: View, top: number, height: number, width: number): Promise<string> {
  return strip(view, { format: 'png', optimizeForSpeed: true }, top, height, width, 1)
}

/** A strip of a page as a small picture to be shown. */
export async function captureSmall(
  view: View,
  top: number,
  height: number,
  { width, scale }: Variant,
): Promise<string> {
  return strip(view, { format: 'jpeg', quality: 60 }, top, height, width, scale)
}

async function strip(
  { page, session }: View,
  format: object,
  top: number,
  height: number,
  width: number,
  scale: number,
): Promise<string> {
  // What lies in the window is drawn already; what does not makes the browser lay out a window that is large enough.
  const reached = await page.evaluate(reach, { top, height })
  const { data } = await session.send('Page.captureScreenshot', {
    ...format,
    clip: { x: 0, y: top, width, height, scale },
    captureBeyondViewport: !reached,
  })
  return data
}
