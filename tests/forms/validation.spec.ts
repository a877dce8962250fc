import { expect, test } from '@playwright/test'
import { answerWith, DemoForm, filled, json, type FieldLabel } from './demo-form.ts'

const a = (length: number) => 'a'.repeat(length)
const address = (length: number) => `${a(length - '@engines.co.uk'.length)}@engines.co.uk`

test('a value that is too long has its message beside its field and stays; one at the limit is sent', async ({
  page,
}) => {
  const demo = new DemoForm(page)
  const requests = await answerWith(page, json(500))
  await demo.open()
  await demo.wake()
  // The form's own tests try every boundary.
  const limits: [FieldLabel, longest: string, tooLong: string, message: string][] = [
    ['First name', a(50), a(51), 'First name too long'],
    ['Last name', a(50), a(51), 'Last name too long'],
    ['Company name', a(100), a(101), 'Company name too long'],
    ['Work email', address(255), address(256), 'Email too long'],
    ['Message', a(1000), a(1001), 'Message too long'],
  ]
  for (const [label, , tooLong] of limits) await demo.field(label).fill(tooLong)
  await demo.button.click()
  for (const [label, , tooLong, message] of limits) {
    await expect(demo.field(label)).toHaveAccessibleDescription(message)
    await expect(demo.field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(demo.field(label)).toHaveValue(tooLong)
  }
  expect(requests).toHaveLength(0)
  for (const [label, longest] of limits) await demo.field(label).fill(longest)
  await demo.button.click()
  await expect.poll(() => requests.length).toBe(1)
  for (const [label] of limits) await expect(demo.field(label)).not.toHaveAttribute('aria-invalid')
})

test('an empty form: every message beside its field, counted and announced, focus on the first wrong field', async ({
  page,
}) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.wake()
  await expect(demo.says).toBeAttached()
  await expect(demo.says).toHaveText('')
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
  await expect(demo.says).toHaveText(
    'Please correct 4 fields: First name is required, Last name is required, Company name is required, Invalid email address.',
  )
  await expect(demo.field('First name')).toBeFocused()
})

test('focus goes to the first field that is wrong, also the second time', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.wake()
  await demo.fill({ ...filled, 'Work email': 'ada' })
  for (let time = 0; time < 2; time++) {
    await demo.button.click()
    await expect(demo.field('Work email')).toBeFocused()
  }
})

test('a wrong field is checked while it is corrected; others are not', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.wake()
  await demo.field('Last name').fill('Byron')
  await demo.button.click()
  await expect(demo.says).toContainText('3 fields')
  await demo.field('Last name').fill('')
  await expect(demo.field('Last name')).not.toHaveAttribute('aria-invalid')
  await demo.field('First name').pressSequentially('A')
  await expect(demo.field('First name')).not.toHaveAttribute('aria-invalid')
  await expect(demo.field('First name')).toHaveAccessibleDescription('')
  await expect(demo.says).toContainText('2 fields')
  await expect(demo.field('First name')).toBeFocused()
})

test('labels mark what is required with an asterisk, and the form explains it', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  for (const label of ['First name', 'Last name', 'Company name', 'Work email'])
    await expect(demo.form.locator('label', { hasText: label })).toContainText('*')
  for (const label of ['Phone number', 'Message'])
    await expect(demo.form.locator('label', { hasText: label })).toContainText('(optional)')
  await expect(demo.form).toContainText('* required')
})
