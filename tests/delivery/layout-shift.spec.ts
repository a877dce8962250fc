import { expect, test } from '@playwright/test'
import { layoutShift, recordLayoutShift } from '../layout-shift.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Pages whose first screens hold the most, and the most different things. */
for (const route of ['/', '/digital-transformation', '/receptionist', '/pricing', '/office']) {
  // 0.0005 is what reports round to 0.
  const visits = [
    { viewport: PHONE, hold: 0, limit: 0.0005 },
    { viewport: PHONE, hold: 3000, limit: 0.005 },
  ]
  for (const { viewport, hold, limit } of route === '/'
    ? [...visits, { viewport: DESK, hold: 3000, limit: 0.005 }]
    : visits) {
    test(`${route} at ${viewport.width} moves by at most ${limit} with its fonts held back for ${hold} ms`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      if (hold) {
        await page.route(/\.woff2/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, hold))
          await route.continue()
        })
      }
      await recordLayoutShift(page)
      await page.goto(route, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      expect(await layoutShift(page)).toBeLessThanOrEqual(limit)
    })
  }
}
