import { expect, test, type Page } from '@playwright/test'
import { DemoFormPage, answerWith } from '../forms/demo-form.ts'

/** The path of a script that the open page has loaded, by something in its code. */
async function scriptWith(page: Page, words: string): Promise<string> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  for (const address of addresses)
    if ((await (await page.request.get(address)).text()).includes(words)) return new URL(address).pathname
  throw new Error(`No script of ${page.url()} contains '${words}'.`)
}

/** Scripts of the home page, by something in their code, and whether its form says that something is missing. */
const cases = [
  ["the page's own script", 'pointermove', false],
  ['the script that loads all others', 'DemoForm:', true],
  ['React', 'react.dev/errors', true],
] as const

for (const [which, words, isNoticed] of cases) {
  test(`without ${which} the form still posts, as HTML`, async ({ page }) => {
    const demo = new DemoFormPage(page)
    await demo.open()
    await demo.wake()
    await demo.field('Last name').click()
    // eslint-disable-next-line playwright/no-networkidle -- All scripts must be there to be looked at.
    await page.waitForLoadState('networkidle')
    const path = await scriptWith(page, words)
    await page.route(`**${path}`, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
    const posts = await answerWith(page, (route) => route.fulfill({ status: 303, headers: { location: '/thank-you' } }))
    await demo.open()
    await demo.field('First name').focus()
    await failed
    await expect(demo.form.locator('[data-island-failed]')).toBeVisible({ visible: isNoticed })
    await demo.fill()
    await demo.button.click()
    await expect(page).toHaveURL(/\/thank-you$/)
    expect(posts[0]!.postData()).toContain('workEmail=ada%40engines.co.uk')
  })
}

test("without a widget's script the page stays as it is, and the failure is caught", async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // eslint-disable-next-line playwright/no-networkidle -- All scripts must be there to be looked at.
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  const path = await scriptWith(page, 'toLocaleDateString(`sv`)')
  await page.route(`**${path}`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
  await page.reload()
  await failed
  await page.waitForLoadState('load')
  await expect(page.locator('[data-script] time')).toBeVisible()
  expect(errors).toEqual([])
})
