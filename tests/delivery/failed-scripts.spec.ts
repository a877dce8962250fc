import { expect, test, type Page } from '@playwright/test'
import { DemoFormPage, answerWith } from '../forms/demo-form.ts'

/** The path of a script of the open page, by something in its code. The browser may load it only once it is idle. */
async function scriptWith(page: Page, words: string): Promise<string> {
  let found: string | undefined
  const find = async () => {
    const addresses = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    )
    for (const address of addresses)
      if ((await (await page.request.get(address)).text()).includes(words)) return (found = new URL(address).pathname)
    return undefined
  }
  await expect.poll(find, `a script with ${words}`).toBeDefined()
  return found!
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
  await page.goto('/privacy')
  const path = await scriptWith(page, 'toLocaleDateString(`sv`)')
  await page.route(`**${path}`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
  await page.reload()
  await failed
  await page.waitForLoadState('load')
  await expect(page.locator('[data-script] time')).toBeVisible()
  expect(errors).toEqual([])
})
