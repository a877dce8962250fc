import { expect, test } from '@playwright/test'
import { DemoFormPage } from './demo-form.ts'

test('an empty form: every message beside its field, and above them a list with links, which has the focus', async ({
  page,
}) => {
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.wake()
  await expect(demo.errors).toBeHidden()
  await demo.button.click()
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Company name', 'Company name is required'],
    ['Work email', 'Invalid email address'],
  ] as const) {
    await expect(demo.field(label)).toHaveAccessibleDescription(message)
    await expect(demo.field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(demo.form.locator('p', { hasText: message }).first()).toBeVisible()
  }
  await expect(demo.field('Phone number')).not.toHaveAttribute('aria-invalid')
  await expect(demo.errors).toContainText('4 fields')
  await expect(demo.errors.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Company name is required',
    'Invalid email address',
  ])
  await expect(demo.errors).toBeFocused()
  await demo.errors.getByRole('link', { name: 'Company name is required' }).click()
  await expect(demo.field('Company name')).toBeFocused()
  // Also the second time.
  await demo.button.click()
  await expect(demo.errors).toBeFocused()
})

test('a wrong field is checked while it is corrected; others are not', async ({ page }) => {
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.wake()
  await demo.field('Last name').fill('Byron')
  await demo.button.click()
  await expect(demo.errors).toContainText('3 fields')
  await demo.field('Last name').fill('')
  await expect(demo.field('Last name')).not.toHaveAttribute('aria-invalid')
  await demo.field('First name').pressSequentially('A')
  await expect(demo.field('First name')).not.toHaveAttribute('aria-invalid')
  await expect(demo.field('First name')).toHaveAccessibleDescription('')
  await expect(demo.errors).toContainText('2 fields')
  await expect(demo.field('First name')).toBeFocused()
  await demo.field('Company name').fill('Engines Ltd')
  await expect(demo.errors).toContainText('one field')
})
