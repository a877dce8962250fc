import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { attribute, elements, parsePage, textContent } from '../../tools/lib/html.ts'
import { stopClock, whileClockTicks } from '../support/clock.ts'
import { accessibilityProblems } from '../accessibility.ts'

const results = (page: Page) => page.getByRole('region', { name: /^Results/ }).getByRole('listitem')
const confirmations = (page: Page) => page.getByRole('region', { name: /^Confirmations/ }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Confirms something, and waits until so many confirmations show: their view is rendered by timers of the page. */
async function confirm(page: Page, count = 1): Promise<void> {
  await press(page, 'Confirm something')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(confirmations(page).filter({ visible: true })).toHaveCount(count, { timeout: 100 })
  }).toPass()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/kit')
  await page.getByRole('button', { name: 'Show a success' }).scrollIntoViewIfNeeded()
  await stopClock(page)
})

test('live regions are in the page before the first announcement', async ({ request }) => {
  const html = await (await request.get('/kit')).text()
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/)
  expect(html).toMatch(/<p role="alert"[^>]*><\/p>/)
})

test('the result of a form is shown, announced, and gone after five seconds', async ({ page }) => {
  await press(page, 'Show an error')
  await expect(page.locator('#notifications > [role=alert]')).toHaveText(/^Error\. Failed to submit your request\./)
  await expect(results(page)).toContainText('Failed to submit your request.')
  await page.clock.runFor(4900)
  await expect(results(page)).toHaveCount(1)
  await page.clock.runFor(1000)
  await expect(results(page)).toHaveCount(0)
  await expect(page.locator('#notifications > [role=alert]')).toBeEmpty()
})

test('one result shows at a time', async ({ page }) => {
  await press(page, 'Show an error')
  await expect(results(page)).toHaveText(/^Error/)
  await press(page, 'Show a success')
  await expect(results(page)).toHaveText(/^Request received!/)
  await expect(page.locator('#notifications > [role=status]')).toContainText('Request received!')
  await results(page).getByRole('button', { name: 'Close' }).click()
  await expect(results(page)).toHaveCount(0)
})

test('a confirmation is gone after four seconds', async ({ page }) => {
  await confirm(page)
  await expect(page.locator('#notifications > [role=status]')).toHaveText('Copied 1')
  await page.clock.runFor(3000)
  await expect(confirmations(page)).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(confirmations(page)).toHaveCount(0)
})

test('up to three confirmations show, the newest lowest, in the corner at the bottom right', async ({ page }) => {
  for (const count of [1, 2, 3]) await confirm(page, count)
  await press(page, 'Confirm something')
  const shown = confirmations(page).filter({ visible: true })
  await shown.first().hover()
  await expect(shown).toHaveCount(3)
  const measure = () =>
    shown.evaluateAll((items) =>
      items
        .map((item) => ({ text: item.textContent, ...(item.getBoundingClientRect().toJSON() as DOMRect) }))
        .sort((a, b) => a.y - b.y),
    )
  const texts = async () => {
    await page.clock.runFor(20)
    return (await measure()).map(({ text }) => text)
  }
  await expect.poll(texts).toEqual(['Copied 2', 'Copied 3', 'Copied 4'])
  const { width, height } = page.viewportSize()!
  // The newest slides in; it is measured where it comes to rest.
  await expect.poll(async () => height - (await measure())[2]!.bottom).toBe(24)
  expect(width - (await measure())[2]!.right).toBeLessThanOrEqual(40)
})

test('Alt+T moves to the confirmations', async ({ page }) => {
  await confirm(page)
  await page.keyboard.press('Alt+t')
  expect(await page.evaluate(() => document.activeElement?.matches('.confirmations'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  await expect(confirmations(page)).toHaveCount(0)
})

test('when both show, the result stands above the confirmations, and axe finds nothing', async ({ page }) => {
  await confirm(page)
  await press(page, 'Show an error')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.runFor(500)
    // They slide in.
    await expect(async () => {
      const [result, confirmation] = await Promise.all([
        results(page).boundingBox(),
        confirmations(page).first().boundingBox(),
      ])
      expect(result!.y + result!.height).toBeLessThanOrEqual(confirmation!.y)
      expect(Math.round(result!.width)).toBe(width === 390 ? 366 : 360)
      expect(Math.round(confirmation!.width)).toBe(Math.round(result!.width))
    }).toPass()
  }
  // They fade in; a colour is judged when it is there.
  await expect.poll(() => whileClockTicks(page, accessibilityProblems(page, '#notifications'))).toEqual([])
})

test('a result whose view cannot be loaded is shown as plain text', async ({ page, context }) => {
  const button = page.getByRole('button', { name: 'Show an error' })
  await button.hover()
  await expect(page.locator('[data-hydrated=""]').filter({ has: button })).toBeAttached()
  await context.setOffline(true)
  await press(page, 'Show an error')
  const words = page.locator('#notifications').getByText('Failed to submit your request.', { exact: false })
  await expect(words).toBeVisible()
  expect((await words.boundingBox())!.width).toBeGreaterThan(200)
  await page.clock.runFor(7000)
  await expect(words).toHaveCount(0)
})

test('the policy holds: nothing adds a style or a script', async ({ page }) => {
  await page.route('**/kit', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const hashes = (tag: string) =>
      elements(parsePage(html))
        .filter((element) => element.tagName === tag && attribute(element, 'src') === undefined)
        .map((element) => `'sha256-${createHash('sha256').update(textContent(element)).digest('base64')}'`)
        .join(' ')
    const policy = `default-src 'self'; script-src 'self' ${hashes('script')}; style-src 'self' ${hashes('style')}`
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/kit')
  await press(page, 'Show an error')
  await confirm(page)
  await expect(results(page)).toHaveCount(1)
  expect(complaints).toEqual([])
})
