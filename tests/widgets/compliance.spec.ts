import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

const path = '/compliance-centre'

test('every certification shows its status, and only the active one has a certificate', async ({ page }) => {
  await page.goto(path)
  const rows = page.locator('.certs > li')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Active until 2025-12-31, renewal to be confirmed')
  await expect(rows.nth(1)).toContainText('Pending')
  await expect(rows.nth(2)).toContainText('Locked (Q2 2025)')
  await expect(page.getByRole('button', { name: /^Certificate/ })).toHaveCount(1)
})

test('the certificate opens, is in the URL, and prints alone', async ({ page }) => {
  await page.goto(path)
  const button = page.getByRole('button', { name: /^Certificate/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'GDPR certificate' })
  await expect(dialog).toContainText('2025-12-31')
  await expect(page).toHaveURL(`${path}?certificate=gdpr`)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(dialog.getByRole('button', { name: /Print/, includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('three packs with their prices, none of which can be ordered yet', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('.pack-price')).toHaveText(['£199/mo', '£249/mo', '£299/mo'])
  const buttons = page.getByRole('button', { name: 'Coming Soon' })
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
})
