import { expect, test } from '@playwright/test'
import { buttonSizes, buttonVariants } from '../../components/ui/Button.tsx'
import { accessibilityProblems } from '../accessibility.ts'

const heights: Record<(typeof buttonSizes)[number], number> = { default: 46, sm: 36, lg: 56, icon: 46 }

test('the table shows eleven variants in four sizes', async ({ page }) => {
  await page.goto('/kit')
  const rows = page.getByRole('region', { name: 'Buttons' }).locator('tbody tr')
  await expect(rows).toHaveCount(11)
  expect(await rows.locator('th').allTextContents()).toEqual([...buttonVariants])
  for (const [row, variant] of buttonVariants.entries()) {
    const buttons = rows.nth(row).getByRole('button')
    await expect(buttons).toHaveCount(buttonSizes.length + 1)
    const measured = await buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).offsetHeight))
    const hero = variant === 'hero' ? { default: 56 } : {}
    expect(measured.slice(0, 4), variant).toEqual(buttonSizes.map((size) => ({ ...heights, ...hero })[size]))
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
  await page.waitForTimeout(300)
  expect(await hero.evaluate((button) => button.matches(':hover'))).toBe(true)
  const moved = (await hero.boundingBox())!
  expect([moved.x - x, moved.y - y]).toEqual([3, 3])
})

test('axe finds nothing in the kit, light on a phone and dark on a computer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/kit')
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(page), `${colorScheme}, ${width} px`).toEqual([])
  }
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
