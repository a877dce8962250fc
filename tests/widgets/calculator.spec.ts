import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/calculator')
})

test('shows the documented sample until something is calculated', async ({ page }) => {
  const sum = page.locator('.calc-sum')
  await expect(sum).toContainText('Sample figures')
  for (const figure of ['450', '113', '£16,950', '£16,851', '17,094%']) await expect(sum).toContainText(figure)
  await expect(sum.getByRole('link', { name: 'Start Recovering Revenue - £99/month' })).toHaveAttribute('href', '/hire-receptionist')
})

test('calculates the visitor\'s own figures, and keeps them in the address', async ({ page }) => {
  await page.getByLabel('Average calls per day').fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const sum = page.locator('.calc-sum')
  for (const figure of ['Your figures', '180', '45', '£6,750', '£6,651', '6,718%']) await expect(sum).toContainText(figure)
  await expect(page).toHaveURL('/calculator?calls=20&missed=30&value=150&conversion=25')
  await page.reload()
  await expect(sum).toContainText('£6,651')
  await expect(page.getByLabel('Average calls per day')).toHaveValue('20')
})

test('says beside the field what it cannot read, and goes there', async ({ page }) => {
  const calls = page.getByLabel('Average calls per day')
  await calls.fill('12,5')
  await calls.press('Enter')
  await expect(page.getByText('Write average calls per day with a decimal point, such as 12.5')).toBeVisible()
  await expect(calls).toBeFocused()
  await expect(page.locator('.calc-sum')).toContainText('Sample figures')
})

test('an address that makes no sense opens the sample', async ({ page }) => {
  await page.goto('/calculator?calls=1e9&missed=-0&value=&conversion=abc')
  await expect(page.locator('.calc-sum')).toContainText('Sample figures')
  await expect(page.getByLabel('Average calls per day')).toHaveValue('50')
})
