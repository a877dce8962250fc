import { expect, test } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { answerWith, DemoFormPage, jsonAnswer } from './demo-form.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the failure toast does not cover what the form says: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    await answerWith(page, jsonAnswer(500))
    const demo = new DemoFormPage(page)
    await demo.open()
    await demo.wake()
    await demo.fill()
    // A toast stands for five seconds.
    await stopClock(page)
    await demo.button.click()
    const notice = demo.form.locator('.form-problem')
    const toast = page.locator('.toast-error')
    await expect(toast).toBeVisible()
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [above, below] = [(await notice.boundingBox())!, (await toast.boundingBox())!]
      const apart = above.y + above.height <= below.y || above.x + above.width <= below.x
      expect(apart, JSON.stringify({ above, below })).toBe(true)
    }).toPass()
  })
}
