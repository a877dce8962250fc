import { expect, test } from '@playwright/test'

test('links to other sites open in a new tab, and announce it', async ({ page }) => {
  await page.goto('/solutions')
  const links = page.getByRole('main').locator('a[href^="https://"]')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toContainText('(opens in a new tab)')
  }
})

test('an accordion has one item open at a time, and an open item can be closed', async ({ page }) => {
  await page.goto('/digital-transformation')
  const names = await page
    .locator('main details[name]')
    .evaluateAll((all) => all.map((item) => item.getAttribute('name')!))
  expect(names.length).toBeGreaterThan(1)
  for (const name of new Set(names)) {
    const items = page.locator(`details[name="${name}"]`)
    await items.first().locator('summary').click()
    await items.last().locator('summary').press('Enter')
    await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1)
    await items.last().locator('summary').press('Enter')
    await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(0)
  }
})
