import { expect, test } from '@playwright/test'
import { delayFonts, layoutShift, recordLayoutShift } from '../layout-shift.ts'

// With late fonts on a phone every page is measured by tests/pages/every-page.spec.ts.

test('the home page hardly moves on a computer whose fonts come late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await delayFonts(page)
  await recordLayoutShift(page)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)
})
