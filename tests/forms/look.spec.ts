import { expect, test } from '@playwright/test'
import { accessibilityProblems } from '../accessibility.ts'
import { accepted, answerWith, DemoForm, json } from './demo-form.ts'

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('every state passes axe and fits the width', async ({ page }) => {
      await answerWith(page, json(500), accepted)
      const demo = new DemoForm(page)
      const check = async (state: string) => {
        // A toast is gone after five seconds, and another test's concern.
        expect(await accessibilityProblems(page, '[data-island="DemoForm"]'), state).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(
          0,
        )
      }
      await demo.open()
      await check('idle')
      await demo.wake()
      await demo.button.click()
      await expect(demo.says).toContainText('4 fields')
      await check('wrong')
      await demo.fill()
      await demo.button.click()
      await expect(demo.says).toContainText('Something went wrong')
      await check('failed')
      await demo.button.click()
      await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
      await check('success')
    })
  })
}
