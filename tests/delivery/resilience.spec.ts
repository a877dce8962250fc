import { expect, test } from '@playwright/test'

test('without a back end the site can be read and navigated, and a form says what to do', async ({ page }) => {
  await page.route('**/functions/v1/**', (call) => call.abort('connectionrefused'))
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Solutions' }).click()
  await expect(page.locator('h1')).toBeVisible()
  await page.goto('/contact')
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Company name', 'Engines Ltd'],
    ['Work email', 'ada@engines.example'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.locator('main form [type=submit]').click()
  await expect(page.getByText('Failed to submit your request.').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test("with fonts blocked pages use the visitor's fonts", async ({ page }) => {
  await page.route(/\.woff2/, (font) => font.abort())
  for (const route of ['/', '/pricing']) {
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('with script blocked the menu, details and links work', async ({ page }) => {
  await page.route(/\.js$/, (script) => script.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  // Dressed: as high as the screen, at its right edge.
  await expect.poll(() => page.locator('#menu').boundingBox()).toEqual({ x: 90, y: 0, width: 300, height: 844 })
  await page.locator('#menu').getByRole('link', { name: 'Solutions' }).click()
  await expect(page).toHaveURL('/solutions')
  await page.goto('/pricing')
  await page.locator('main summary').first().click()
  await expect(page.locator('main details').first()).toHaveAttribute('open')
})

test('offline, the open page keeps working, and a form says that there is no network', async ({ page, context }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const form = page.locator('main form')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.locator('main [data-island]:has(form)')).toHaveAttribute('data-hydrated', '')
  for (const [label, value] of [
    ['Last name', 'Byron'],
    ['Company name', 'Engines Ltd'],
    ['Work email', 'ada@engines.example'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.evaluate(() => new Promise((later) => setTimeout(later, 0)))
  await context.setOffline(true)
  await form.locator('[type=submit]').click()
  await expect(page.getByText('Failed to submit your request.').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Last name')).toHaveValue('Byron')
})
