import { expect, test, type Page } from '@playwright/test'
import { playbooks } from '../../data/playbooks.ts'
import { stopClock, whileClockTicks } from '../support/clock.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { fillRefusedForm } from '../forms/demo-form.ts'

const results = (page: Page) => page.getByRole('region', { name: /^Results/ }).getByRole('listitem')
const confirmations = (page: Page) => page.getByRole('region', { name: /^Confirmations/ }).getByRole('listitem')

/** What a screen reader announces with these words: the view of a notification is silent, as its region speaks. */
const announced = (page: Page, words: string) =>
  page
    .locator('[role=alert], [role=status], [aria-live]')
    .and(page.locator(':not([aria-live=off])'))
    .filter({ hasText: words })

test('live regions are in the page before the first announcement', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/)
  expect(html).toMatch(/<p role="alert"[^>]*><\/p>/)
})

test('the result of a form is shown, announced, and gone after five seconds; axe finds nothing', async ({ page }) => {
  const demo = await fillRefusedForm(page)
  await demo.button.click()
  await expect(page.locator('#notifications > [role=alert]')).toHaveText(/^Error\. Failed to submit your request\./)
  await expect(results(page)).toContainText('Failed to submit your request.')
  // The view would announce it with its next frames.
  await page.clock.runFor(500)
  await expect(announced(page, 'Failed to submit your request.')).toHaveCount(1)
  // It fades in; a colour is judged when it is there.
  await expect.poll(() => whileClockTicks(page, accessibilityProblems(page, '#notifications'))).toEqual([])
  await page.clock.runFor(6000)
  await expect(results(page)).toHaveCount(0)
  await expect(page.locator('#notifications > [role=alert]')).toBeEmpty()
})

test('a second result in place of the first is shown for five seconds of its own', async ({ page }) => {
  const demo = await fillRefusedForm(page)
  await demo.button.click()
  await expect(results(page)).toHaveCount(1)
  await page.clock.runFor(4000)
  await demo.button.click()
  await expect(page.locator('#notifications > [role=alert] > *')).toHaveCount(2)
  await page.clock.runFor(3000)
  await expect(results(page)).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(results(page)).toHaveCount(0)
})

test.describe('confirmations', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/playbooks')
    await exportButtons(page).first().scrollIntoViewIfNeeded()
    await stopClock(page)
  })

  const exportButtons = (page: Page) => page.locator('main').getByRole('button', { name: /^Export / })

  /** Exports playbooks, and waits until their confirmations show: their view is rendered by timers of the page. */
  async function exportPlaybooks(page: Page, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await exportButtons(page).nth(index).click()
      await expect(async () => {
        await page.clock.runFor(20)
        const shown = Math.min(index + 1, 3)
        await expect(confirmations(page).filter({ visible: true })).toHaveCount(shown, { timeout: 100 })
      }).toPass()
    }
  }

  test('are announced, and gone after four seconds; axe finds nothing', async ({ page }) => {
    await exportPlaybooks(page, 1)
    await expect(page.locator('#notifications > [role=status]')).toContainText('Exported as')
    await expect(announced(page, 'Exported as')).toHaveCount(1)
    await expect.poll(() => whileClockTicks(page, accessibilityProblems(page, '#notifications'))).toEqual([])
    await page.clock.runFor(5000)
    await expect(confirmations(page)).toHaveCount(0)
  })

  test('show up to three, the newest lowest, in the corner at the bottom right', async ({ page }) => {
    await exportPlaybooks(page, 4)
    const shown = confirmations(page).filter({ visible: true })
    await shown.first().hover()
    const measure = () =>
      shown.evaluateAll((items) =>
        items
          .map((item) => ({ text: item.textContent, ...(item.getBoundingClientRect().toJSON() as DOMRect) }))
          .sort((a, b) => a.y - b.y),
      )
    const names = async () => {
      await page.clock.runFor(20)
      return (await measure()).map(({ text }) => /playbook-(.+)\.md/.exec(text)?.[1])
    }
    await expect.poll(names).toEqual(Object.keys(playbooks).slice(1, 4))
    const { width, height } = page.viewportSize()!
    // The newest slides in; it is measured where it comes to rest.
    await expect.poll(async () => height - (await measure())[2]!.bottom).toBe(24)
    expect(width - (await measure())[2]!.right).toBeLessThanOrEqual(40)
  })

  test('are reached with Alt+T', async ({ page }) => {
    await exportPlaybooks(page, 1)
    await page.keyboard.press('Alt+t')
    expect(await page.evaluate(() => document.activeElement?.matches('.confirmations'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect(confirmations(page)).toHaveCount(0)
  })

  test('whose view cannot be loaded are shown as plain text', async ({ page, context }) => {
    const button = exportButtons(page).first()
    await button.hover()
    const island = page.locator('[data-hydrated=""]').filter({ has: page.getByRole('button', { name: /^Export / }) })
    await expect(island).toBeAttached()
    await context.setOffline(true)
    await button.click()
    const words = page.locator('#notifications').getByText('Exported as', { exact: false })
    await expect(words).toBeVisible()
    expect((await words.boundingBox())!.width).toBeGreaterThan(200)
    await page.clock.runFor(7000)
    await expect(words).toHaveCount(0)
    // And no empty box.
    await expect(page.locator('#notifications > .toast')).toHaveCount(0)
  })
})
