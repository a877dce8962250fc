import { expect, test } from '@playwright/test'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'
import { accepted, answerWith, DemoFormPage, jsonAnswer } from './demo-form.ts'

test.use({ viewport: { width: 390, height: 900 } })

test('every state of a used form passes axe, has contrast in the dark theme, and fits a phone', async ({ page }) => {
  await answerWith(page, jsonAnswer(500), accepted)
  const demo = new DemoFormPage(page)
  const check = async (state: string) => {
    // A toast is gone after five seconds, and another test's concern.
    const form = '[data-island="DemoForm"]'
    expect(await accessibilityProblems(page, form), state).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await contrastProblems(page, form), `${state}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0)
  }
  // Untouched it is tested with its page, by tests/pages/every-page.spec.ts.
  await demo.open()
  await demo.wake()
  await demo.button.click()
  await expect(demo.errors).toContainText('4 fields')
  await check('wrong')
  await demo.fill()
  await demo.button.click()
  await expect(demo.says).toContainText('Something went wrong')
  await check('failed')
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  await check('success')
})
