import { expect, test } from '@playwright/test'
import { DemoFormPage, answerWith } from '../forms/demo-form.ts'
import { failScripts } from '../slow-device.ts'

/** Scripts of the home page, by something in their code, and whether its form says that something is missing. */
const cases = [
  ["the page's own script", 'pointermove', false],
  ['React', 'react.dev/errors', true],
  // It fails as React does: by day one of them is enough.
  ['the script that loads all others @nightly', 'DemoForm:', true],
] as const

for (const [which, words, isNoticed] of cases) {
  test(`the form still posts, as HTML, without ${which}`, async ({ page }) => {
    const demo = new DemoFormPage(page)
    const restore = await failScripts(page, words)
    const posts = await answerWith(page, (route) => route.fulfill({ status: 303, headers: { location: '/thank-you' } }))
    const failed = page.waitForEvent('requestfailed')
    await demo.open()
    await demo.field('First name').focus()
    await failed
    await expect(demo.form.locator('[data-island-failed]')).toBeVisible({ visible: isNoticed })
    await demo.fill()
    await demo.button.click()
    await expect(page).toHaveURL(/\/thank-you$/)
    expect(posts[0]!.postData()).toContain('workEmail=ada%40engines.co.uk')
    await restore()
  })
}

test("without a widget's script the page stays as it is, and the failure is caught", async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const restore = await failScripts(page, 'toLocaleDateString(`sv`)')
  // It waits until the browser is idle, which once in sixty times never happened in a headless browser.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) => window.setTimeout(run)
  })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/privacy')
  await failed
  await page.waitForLoadState('load')
  await expect(page.locator('[data-script] time')).toBeVisible()
  expect(errors).toEqual([])
  await restore()
})
