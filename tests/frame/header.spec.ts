import { expect, test, type Locator } from '@playwright/test'
import { mainNavigation } from '../../data/site.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('the header holds the logo, four links, the current one marked, and one to book a demo', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const header = page.getByRole('banner')
  const links = header.getByRole('link')
  await expect(links).toHaveText(['Staffroom', ...mainNavigation.map(({ label }) => label), 'Book a demo'])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    ...mainNavigation.map(({ href }) => href),
    '/demo',
  ])
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden()
  // In words for screen readers, and by a rule in the stamp colour.
  const current = header.locator('[aria-current]')
  await expect(current).toHaveText('Home')
  await expect(current).toHaveAttribute('aria-current', 'page')
  const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await colourOf(current)).not.toBe(await colourOf(header.getByRole('link', { name: 'Solutions' })))
})

test('the header stays at the top, on a computer or a phone', async ({ page }) => {
  await page.goto('/')
  for (const [size, height] of [
    [wide, 72],
    [phone, 64],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height, width: size.width })
  }
})

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
