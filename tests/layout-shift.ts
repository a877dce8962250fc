import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shift: number
    painted?: boolean
  }
}

/** Adds up how far a page's parts move of themselves; before the page is opened. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum so far, as browsers count it: 0 where nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shift)
}

/** Lets fonts come after the first paint only, as on a slow line; before the page is opened. */
export async function delayFonts(page: Page): Promise<void> {
  // Not asked of `performance`, which a test's own clock replaces.
  await page.addInitScript(() =>
    new PerformanceObserver(() => (window.painted = true)).observe({ type: 'paint', buffered: true }),
  )
  await page.route(/\.woff2/, async (font) => {
    await page.waitForFunction(() => window.painted)
    await font.continue()
  })
}
