import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

test('however far one scrolls, less than 2 kB of script is loaded before anything is touched', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const pages = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let turned = 0; turned < pages; turned++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
  const inline = await page.locator('script:not([src]):not([type$=json])').allTextContents()
  const sizes = [...await Promise.all(scripts), ...inline].map((script) => gzipSync(script).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2048)
})

for (const { width, height } of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  test(`nothing moves while the page arrives at ${width}, late fonts included`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route(/\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(200)
    // The fallback faces are measured against their twins; a visitor's own may differ by a hair.
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.005)
  })
}

declare global {
  interface Window { shift: number }
}
