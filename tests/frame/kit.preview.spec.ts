import { expect, test } from '@playwright/test'
import { buttonSizes, buttonVariants } from '../../components/ui/Button.tsx'
import { accessibilityProblems, contrastProblems } from '../accessibility.ts'

const heights: Record<(typeof buttonSizes)[number], number> = { default: 46, sm: 36, lg: 56, icon: 46 }
/** Where a variant has heights of its own. */
const others: Partial<Record<(typeof buttonVariants)[number], Partial<typeof heights>>> = { hero: { default: 56 } }

test('the table shows eleven variants in four sizes', async ({ page }) => {
  await page.goto('/kit')
  const rows = page.getByRole('region', { name: 'Buttons' }).locator('tbody tr')
  await expect(rows).toHaveCount(11)
  expect(await rows.locator('th').allTextContents()).toEqual([...buttonVariants])
  for (const [row, variant] of buttonVariants.entries()) {
    const buttons = rows.nth(row).getByRole('button')
    await expect(buttons).toHaveCount(buttonSizes.length + 1)
    const measured = await buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).offsetHeight))
    expect(measured.slice(0, 4), variant).toEqual(buttonSizes.map((size) => ({ ...heights, ...others[variant] })[size]))
    await expect(buttons.last()).toBeDisabled()
  }
})

test('a small button is 44 px high on touch screens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/kit')
  expect((await page.locator('.btn-default.btn-sm').boundingBox())!.height).toBe(44)
  await context.close()
})

test('the hero button moves when pressed, and stays under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/kit')
  const hero = page.locator('.btn-hero').first()
  await hero.scrollIntoViewIfNeeded()
  const { x, y } = (await hero.boundingBox())!
  await page.mouse.move(x + 1, y + 1)
  const moved = async () => {
    const box = (await hero.boundingBox())!
    return [box.x - x, box.y - y]
  }
  await expect.poll(moved).toEqual([3, 3])
  expect(await hero.evaluate((button) => button.matches(':hover'))).toBe(true)
})

test('axe finds nothing in the kit, and the dark theme has contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/kit')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastProblems(page), 'dark').toEqual([])
})

test('the table scrolls in its own box, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/kit')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.getByRole('region', { name: 'Buttons' }).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(
    true,
  )
})

test('an accordion opens one answer at a time, and the open one can be closed', async ({ page }) => {
  await page.goto('/kit')
  const [first, second] = [page.getByText('Anything clinical'), page.getByText('We time ten real tasks')]
  await expect(second).toBeVisible()
  await page.getByText('What stays with people?').click()
  await expect(first).toBeVisible()
  await expect(second).toBeHidden()
  await page.getByText('What stays with people?').click()
  await expect(first).toBeHidden()
})
