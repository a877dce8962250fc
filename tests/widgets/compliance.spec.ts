import { expect, test } from '@playwright/test'
import {
  certificationIds,
  certifications,
  compliancePackIds,
  compliancePacks,
  hasCertificate,
  PACK_BUTTON,
} from '../../data/compliance.ts'
import { pounds } from '../../data/pricing.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/compliance-centre'

test('certifications have their status, only the active one a certificate; packs have prices, and no order yet', async ({
  page,
}) => {
  await page.goto(path)
  const rows = page.locator('.certificate-list > li')
  await expect(rows).toHaveCount(certificationIds.length)
  for (const [index, id] of certificationIds.entries())
    await expect(rows.nth(index)).toContainText(new RegExp(certifications[id].status, 'i'))
  await expect(page.getByRole('button', { name: /^Certificate/ })).toHaveCount(
    certificationIds.filter(hasCertificate).length,
  )
  await expect(page.locator('.packs-price')).toHaveText(
    compliancePackIds.map((id) => `${pounds(compliancePacks[id].price)}/mo`),
  )
  const buttons = page.getByRole('button', { name: PACK_BUTTON })
  await expect(buttons).toHaveCount(compliancePackIds.length)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
})

test('the certificate opens, is in the URL, and prints alone', async ({ page }) => {
  await page.goto(path)
  const button = page.getByRole('button', { name: /^Certificate/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: certifications.gdpr.name })
  await expect(dialog).toContainText(certifications.gdpr.validUntil)
  await expect(page).toHaveURL(`${path}?certificate=gdpr`)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await dialog.getByRole('button', { name: 'Print this statement' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(dialog.getByRole('button', { name: /Print/, includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
