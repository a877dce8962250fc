import { expect, test, type Page } from '@playwright/test'
import { agents } from '../../data/agents.ts'
import { desks, floorNames, synergies } from '../../data/office.ts'
import { agentPrice, cheaperStep, levelFor, monthlyTotal, pounds, powerUps, volumeSaving } from '../../data/pricing.ts'
import { stopClock, whileClockTicks } from '../support/clock.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/office'
const hireButtons = (page: Page) => page.getByRole('button', { name: 'Hire Agent' })

/** Hires every desk of the floors that are built: the first by a click, the others by keys, which take less time. */
async function fill(page: Page): Promise<void> {
  const left = await hireButtons(page).count()
  await hireButtons(page).first().click()
  await expect(hireButtons(page)).toHaveCount(left - 1)
  await hireButtons(page).first().focus()
  for (let others = left - 1; others > 0; others--) {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  await expect(hireButtons(page)).toHaveCount(0)
}

test('four desks at first, of which only the receptionist is filled', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('.office-plate h3')).toHaveText(
    desks.filter(({ floor }) => floor === 1).map(({ name }) => name),
  )
  await expect(page.locator('.office-plate .active')).toHaveText(['Active'])
  await expect(hireButtons(page)).toHaveCount(3)
  await expect(page.locator('.office-count')).toHaveText('1 / 10 departments hired')
  await expect(page.locator('.quote')).toContainText(levelFor(1))
  await expect(page.locator('.quote-price')).toHaveText(`${pounds(agentPrice)} per agent, per month`)
  await expect(page.getByRole('heading', { name: 'Synergies' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.locator('.office-in-progress li')).toHaveCount(3)
  await expect(page.locator('footer')).toHaveCount(0)
})

test('by keyboard alone: hire, see what it brings, switch a power-up on and off', async ({ page }) => {
  await page.goto(path)
  await hireButtons(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-desk=sales] .active')).toBeFocused()
  await expect(page.locator('.office-count')).toHaveText('2 / 10 departments hired')
  await expect(page.locator('.quote')).toContainText(levelFor(2))
  await expect(page.locator('.total dd')).toHaveText(pounds(monthlyTotal(2)))
  await expect(page.locator('.quote-saving')).toContainText(`saves ${pounds(volumeSaving(2))} a month`)
  await expect(page.locator('.office-synergies')).toContainText(synergies[0]!.text)
  await expect(page.getByRole('progressbar', { name: 'Agents hired' })).toHaveAttribute('aria-valuenow', '2')
  // Of the steps that are reached, the last alone.
  await expect(page.locator('[aria-current=step]')).toContainText('You are here')
  await expect(page.getByText('You are here')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(hireButtons(page).first()).toBeFocused()

  const memory = page.getByRole('button', { name: powerUps.memory.name })
  await memory.focus()
  await page.keyboard.press('Space')
  await expect(memory).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.total dd')).toHaveText(pounds(monthlyTotal(2, ['memory'])))
  await page.keyboard.press('Space')
  await expect(page.locator('.total dd')).toHaveText(pounds(monthlyTotal(2)))
})

test('floor by floor to sixteen desks, where the total falls; then back to the start', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const add = page.getByRole('button', { name: 'Add a floor' })
  for (const floor of floorNames.slice(1)) {
    await fill(page)
    await add.click()
    await expect(page.getByRole('heading', { name: floor })).toBeFocused()
    await expect(hireButtons(page)).toHaveCount(4)
  }
  // There is none after the last.
  await expect(page.locator('.office-next-floor')).toContainText('4 desks are free')
  await expect(page.locator('.office-next-floor')).not.toContainText('another floor')
  for (let left = 4; left > 1; left--) await hireButtons(page).first().click()
  await expect(page.locator('.office-next-floor')).toContainText('1 desk is free')
  await expect(page.locator('.total dd')).toHaveText(pounds(cheaperStep.before))
  await expect(page.locator('.quote-step')).toContainText(
    `${cheaperStep.from} agents cost ${pounds(cheaperStep.before)} a month, ${cheaperStep.to} cost ${pounds(cheaperStep.after)}`,
  )
  await hireButtons(page).click()
  await expect(page.locator('.total dd')).toHaveText(pounds(cheaperStep.after))
  await expect(page.locator('.quote')).toContainText(levelFor(cheaperStep.to))
  await expect(page.locator('.office-count')).toHaveText('10 / 10 departments hired')
  await expect(page.locator('.office-plate .active')).toHaveCount(desks.length)
  await expect(page.locator('.office-unlocked li')).toHaveCount(9)
  await expect(add).toHaveCount(0)
  await expect(page.locator('.office-next-floor')).toContainText(`All ${desks.length} desks are taken.`)
  await expectAccessible(page, '.office')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('.office-count')).toHaveText('1 / 10 departments hired')
  await expect(page.locator('.office-floor')).toHaveCount(1)
  expect(new URL(page.url()).search).toBe('')
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => !key.startsWith('sb-')),
    ),
  ).toEqual([])
})

test('walls are drawn within a third of a second when a desk is filled, and at once with reduced motion', async ({
  page,
}) => {
  await page.goto(path)
  const durations = () =>
    page
      .locator('.office')
      .evaluate((office) =>
        office
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect!.getComputedTiming().duration)),
      )
  expect(await durations()).toEqual([])
  await hireButtons(page).first().click()
  await expect(page.locator('[data-desk=sales] .active')).toBeVisible()
  await expect
    .poll(async () => [
      ...new Set(
        await page.locator('.new-walls').evaluate((wall) => getComputedStyle(wall).animationDuration.split(', ')),
      ),
    ])
    .toEqual(['0.35s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hireButtons(page).first().click()
  await expect(page.locator('[data-desk=support] .active')).toBeVisible()
  expect(await durations()).toEqual([])
  await expect(page.locator('.new-walls')).toBeHidden()
})

test('the quote is copied as plain text, and a browser that refuses says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Quote copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Total: ${pounds(agentPrice)} a month`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('does not allow copying').first()).toBeVisible()
})

test('the sign-up page has the office that the visitor put together', async ({ page }) => {
  await page.goto(path)
  await hireButtons(page).first().click()
  await expect(page.locator('.office-count')).toContainText('2 / 10')
  await page.getByRole('link', { name: 'Hire this office' }).click()
  await expect(page).toHaveURL('/hire-receptionist?desks=receptionist,sales')
  await expect(page.locator('[name=requirements]')).toHaveValue(
    `We would like an office of 2 agents: ${agents.receptionist.name}, ${agents.sales.name}.\nIn total ${pounds(monthlyTotal(2))} a month.`,
  )
})

for (const [device, viewport] of Object.entries({
  computer: { width: 1280, height: 900 },
  phone: { width: 390, height: 800 },
}))
  test(`no confirmation covers 'Hire this office' on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    await page.goto(path)
    await hireButtons(page).first().click()
    await expect(hireButtons(page)).toHaveCount(2)
    // A confirmation would leave by itself while a busy machine looks for the button.
    await stopClock(page)
    await fill(page)
    const confirmation = page.locator('.confirmations .toast').last()
    await whileClockTicks(page, confirmation.waitFor())
    // Only the last of several hires.
    for (let step = 0; step < 10; step++) await page.clock.runFor(100)
    const lastOfFloor = desks.filter(({ floor }) => floor === 1).at(-1)!
    await expect(page.locator('.confirmations .toast')).toHaveText(`${lastOfFloor.name} hired`)
    const button = page.getByRole('link', { name: 'Hire this office' })
    await button.evaluate((link) => link.scrollIntoView({ block: 'nearest' }))
    await button.click({ trial: true, timeout: 30_000 })
    await expect(confirmation).toBeVisible()
  })
