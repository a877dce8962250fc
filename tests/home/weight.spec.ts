import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

test('however far one scrolls, less than 2 kB of script is loaded before anything is touched', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  const pages = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let turned = 0; turned < pages; turned++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    // Each page is drawn, so that what watches for it would load.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  // oxlint-disable-next-line tests/no-network-idle -- Nothing more may be loaded: only a quiet network shows it.
  await page.waitForLoadState('networkidle')
  const inline = await page.locator('script:not([src]):not([type$=json])').allTextContents()
  const sizes = [...(await Promise.all(scripts)), ...inline].map((script) => gzipSync(script).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2048)
})
