import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { attribute, elements, parsePage, textContent } from '../../tools/lib/html.ts'
import { accessibilityProblems } from '../accessibility.ts'

const results = (page: Page) => page.getByRole('region', { name: /^Results/ }).getByRole('listitem')
const confirmations = (page: Page) => page.getByRole('region', { name: /^Confirmations/ }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** How long something stays, in milliseconds, from when it is first seen. */
async function staysFor(what: ReturnType<typeof results>): Promise<number> {
  await expect(what).toHaveCount(1)
  const seen = Date.now()
  await expect(what).toHaveCount(0, { timeout: 10_000 })
  return Date.now() - seen
}

test.beforeEach(async ({ page }) => {
  await page.goto('/kit')
  await page.getByRole('button', { name: 'Show a success' }).scrollIntoViewIfNeeded()
})

test('live regions are in the page before the first announcement', async ({ request }) => {
  const html = await (await request.get('/kit')).text()
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/)
  expect(html).toMatch(/<p role="alert"[^>]*><\/p>/)
})

test('the result of a form is shown, announced, and gone after five seconds', async ({ page }) => {
  await press(page, 'Show an error')
  await expect(page.locator('#notifications > [role=alert]')).toHaveText(/^Error\. Failed to submit your request\./)
  const stayed = await staysFor(results(page).filter({ hasText: 'Failed to submit your request.' }))
  expect(stayed).toBeGreaterThan(4500)
  expect(stayed).toBeLessThan(6000)
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
  await press(page, 'Confirm something')
  await expect(page.locator('#notifications > [role=status]')).toHaveText('Copied 1')
  const stayed = await staysFor(confirmations(page))
  expect(stayed).toBeGreaterThan(3500)
  expect(stayed).toBeLessThan(5000)
})

test('up to three confirmations show, the newest lowest, in the corner at the bottom right', async ({ page }) => {
  await press(page, 'Confirm something')
  const shown = confirmations(page).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  // In one call, and with the pointer over them: a slow machine must not outlast their four seconds.
  await page.getByRole('button', { name: 'Confirm something' }).evaluate((button: HTMLElement) => {
    for (let times = 0; times < 3; times++) button.click()
  })
  await shown.first().hover()
  await expect(shown).toHaveCount(3)
  const measure = () =>
    shown.evaluateAll((items) =>
      items
        .map((item) => ({ text: item.textContent, ...(item.getBoundingClientRect().toJSON() as DOMRect) }))
        .sort((a, b) => a.y - b.y),
    )
  await expect.poll(async () => (await measure()).map(({ text }) => text)).toEqual(['Copied 2', 'Copied 3', 'Copied 4'])
  // The newest slides in; it is measured where it comes to rest.
  await page.waitForTimeout(300)
  const places = await measure()
  const { width, height } = page.viewportSize()!
  expect(width - places[2]!.right).toBeLessThanOrEqual(40)
  expect(height - places[2]!.bottom).toBe(24)
})

test('Alt+T moves to the confirmations', async ({ page }) => {
  await press(page, 'Confirm something')
  await expect(confirmations(page)).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  expect(await page.evaluate(() => document.activeElement?.matches('.confirmations'))).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(confirmations(page)).toHaveCount(0)
})

test('when both show, the result stands above the confirmations, and axe finds nothing', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // Both leave by themselves; on a busy machine one may be gone before both are measured.
    await expect(async () => {
      await press(page, 'Confirm something')
      await press(page, 'Show an error')
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
  await page.waitForTimeout(300)
  expect(await accessibilityProblems(page, '#notifications')).toEqual([])
})

test('a result whose view cannot be loaded is shown as plain text', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Show an error' }).hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await press(page, 'Show an error')
  const words = page.locator('#notifications').getByText('Failed to submit your request.', { exact: false })
  await expect(words).toBeVisible()
  expect((await words.boundingBox())!.width).toBeGreaterThan(200)
  await expect(words).toHaveCount(0, { timeout: 7000 })
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
  await press(page, 'Confirm something')
  await expect(results(page)).toHaveCount(1)
  await expect(confirmations(page)).toHaveCount(1)
  expect(complaints).toEqual([])
})
