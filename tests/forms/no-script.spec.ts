import { expect, test } from '@playwright/test'
import { DemoForm, filled } from './demo-form.ts'

test.use({ javaScriptEnabled: false })

test('a filled form ends on the thank-you page', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.fill()
  await demo.button.click()
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
})

test('a refused form leads to the page that says what to do', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.fill({ ...filled, 'First name': 'a'.repeat(51) })
  await demo.button.click()
  await expect(page).toHaveURL(/\/try-again$/)
  await expect(page.locator('main')).toContainText('Back button')
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
})

test("the browser's own validation stops an empty form", async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.button.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(demo.field('First name')).toBeFocused()
})

for (const path of ['/thank-you', '/try-again']) {
  test(`${path} is not indexed`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}
