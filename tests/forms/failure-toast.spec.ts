import { expect, test } from '@playwright/test'
import { fillRefusedForm } from './demo-form.ts'

test('the failure toast does not cover what the form says, on a computer or a phone', async ({ page }) => {
  // A toast is gone after five seconds.
  const demo = await fillRefusedForm(page)
  const notice = demo.form.locator('.form-problem')
  const toast = page.locator('.toast-error')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await demo.button.click()
    await expect(toast).toBeVisible()
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [above, below] = [(await notice.boundingBox())!, (await toast.boundingBox())!]
      const apart = above.y + above.height <= below.y || above.x + above.width <= below.x
      expect(apart, JSON.stringify({ above, below })).toBe(true)
    }).toPass()
  }
})
