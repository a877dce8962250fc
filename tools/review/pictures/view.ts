import type { Browser, CDPSession, Page } from '@playwright/test'
import { namesHelper } from './browser.ts'
import { settle } from './in-page.ts'
import type { Variant } from './variants.ts'

/** A window in which pages of one side are opened. */
export interface View {
  page: Page
  session: CDPSession
}

/** Opens a window that looks the same on every machine. */
export async function openView(browser: Browser): Promise<View> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** Opens a page and waits until it holds still. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 })
  await page.evaluate(namesHelper)
  await page.evaluate(settle)
}

/** Puts a page into a window of another size and theme. */
export async function dress(page: Page, { width, height, scheme }: Variant): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
}

/** A strip of a page as a lossless picture to be compared. */
export async function capture({ session }: View, top: number, height: number, width: number): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: top, width, height, scale: 1 }, captureBeyondViewport: true, optimizeForSpeed: true })
  return data
}

/** A strip of a page as a small picture to be shown. */
export async function captureSmall({ session }: View, top: number, height: number, { width, scale }: Variant): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 60, clip: { x: 0, y: top, width, height, scale }, captureBeyondViewport: true })
  return data
}
