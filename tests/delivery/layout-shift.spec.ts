import { expect, test } from '@playwright/test'

declare global {
  interface Window { shift: number }
}

/** Pages whose first screens hold the most, and the most different things. */
for (const route of ['/', '/digital-transformation', '/receptionist', '/pricing', '/office']) {
  // 0.0005 is what reports round to 0.
  for (const [hold, limit] of [[0, 0.0005], [3000, 0.005]] as const) {
    test(`${route} moves by at most ${limit} with its fonts held back for ${hold} ms`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      if (hold) {
        await page.route(/\.woff2/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, hold))
          await route.continue()
        })
      }
      await page.addInitScript(() => {
        window.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(route, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(limit)
    })
  }
}
