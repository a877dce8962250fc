import { expect, test } from '@playwright/test'
import { DemoFormPage, filled } from './demo-form.ts'

test.use({ javaScriptEnabled: false })

test('a refused form leads to the page that says what to do', async ({ page }) => {
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.fill({ ...filled, 'First name': 'a'.repeat(51) })
  await demo.button.click()
  await expect(page).toHaveURL(/\/try-again$/)
  await expect(page.locator('main')).toContainText('Back button')
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
})
