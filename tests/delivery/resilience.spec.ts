import { expect, test } from '@playwright/test'

test("with fonts blocked pages use the visitor's fonts", async ({ page }) => {
  await page.route(/\.woff2/, (font) => font.abort())
  for (const route of ['/', '/pricing']) {
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
