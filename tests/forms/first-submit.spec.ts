import { expect, test } from '@playwright/test'
import { hold } from '../slow-device.ts'
import { DemoFormPage } from './demo-form.ts'

const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Company name': 'Company name is required',
  'Work email': 'Invalid email address',
} as const

test('a submit before any script came shows the messages once it is there', async ({ page }) => {
  const release = await hold(page, '**/assets/**/*.js')
  const demo = new DemoFormPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  await demo.button.click()
  release()
  for (const [label, message] of Object.entries(messages))
    await expect(demo.field(label as keyof typeof messages)).toHaveAccessibleDescription(message)
  await expect(demo.errors).toBeFocused()
})

test('without its script the form keeps the validation of the browser', async ({ page }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.button.click()
  await expect(demo.form.locator('[data-island-failed]')).toBeVisible()
  await expect(demo.form).toHaveJSProperty('noValidate', false)
  await expect(page).toHaveURL(/\/$/)
})
