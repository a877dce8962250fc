import { expect, test } from '@playwright/test'
import { mainNavigation } from '../../data/site.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('the header holds the logo, the four links and one to book a demo, and no more', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('link')
  await expect(links).toHaveText(['Staffroom', ...mainNavigation.map(({ label }) => label), 'Book a demo'])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    ...mainNavigation.map(({ href }) => href),
    '/demo',
  ])
})

test('the current page is marked, in words for screen readers and by a rule in the stamp colour', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const current = page.getByRole('banner').locator('[aria-current]')
  await expect(current).toHaveText('Home')
  await expect(current).toHaveAttribute('aria-current', 'page')
  const other = page.getByRole('banner').getByRole('link', { name: 'Solutions' })
  const colourOf = (link: typeof other) => link.evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await colourOf(current)).not.toBe(await colourOf(other))
  await page.goto('/no-such-page')
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
})

for (const [size, height] of [
  [wide, 72],
  [phone, 64],
] as const) {
  test(`the header is ${height} px high and stays at the top at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height, width: size.width })
  })
}

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  const shown = () => skip.evaluate((link) => getComputedStyle(link).clipPath === 'none')
  expect(await shown()).toBe(false)
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect(await shown()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
