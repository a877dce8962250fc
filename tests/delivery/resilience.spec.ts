import { expect, test } from '@playwright/test'

test("with fonts blocked pages use the visitor's fonts", async ({ page }) => {
  await page.route(/\.woff2/, (font) => font.abort())
  for (const route of ['/', '/pricing']) {
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('widgets hydrate although the whole style sheet cannot be loaded, which they ask for once', async ({ page }) => {
  await page.route('**/*.css', (sheet) => sheet.abort())
  await page.goto('/digital-transformation')
  for (const name of ['ReadinessQuiz', 'RoiSlider']) {
    const island = page.locator(`[data-island=${name}]`)
    await island.locator('input').first().focus()
    await expect(island).toHaveAttribute('data-hydrated', '')
  }
  // Besides the one for print.
  await expect(page.locator('link[rel=stylesheet]:not([media])')).toHaveCount(1)
})
