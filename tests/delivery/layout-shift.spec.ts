import { expect, test } from '@playwright/test'
import { delayFonts, layoutShift, recordLayoutShift } from '../layout-shift.ts'

// With late fonts on a phone every page is measured by tests/pages/every-page.spec.ts.

/** Pages whose first screens hold the most, and the most different things. */
for (const route of ['/', '/digital-transformation', '/receptionist', '/pricing', '/office']) {
  test(`${route} does not move on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await recordLayoutShift(page)
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    // What reports round to 0.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.0005)
  })
}

test('the home page hardly moves on a computer whose fonts come late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await delayFonts(page)
  await recordLayoutShift(page)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
})
