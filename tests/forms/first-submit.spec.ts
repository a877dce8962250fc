import { devices, expect, test } from '@playwright/test'
import { hold } from '../slow-device.ts'
import { DemoForm } from './demo-form.ts'

const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7']
const PHONE = { viewport, userAgent, isMobile, hasTouch }

const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Company name': 'Company name is required',
  'Work email': 'Invalid email address',
} as const

async function expectMessages(demo: DemoForm): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    await expect(demo.field(label as keyof typeof messages)).toHaveAccessibleDescription(message)
    await expect(demo.form.locator('.errm', { hasText: message })).toBeVisible()
  }
  await expect(demo.field('First name')).toBeFocused()
}

test('the first submit of an untouched form shows its four messages', async ({ page }) => {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.button.click()
  await expectMessages(demo)
})

const ways: Record<string, (demo: DemoForm) => Promise<void>> = {
  mouse: (demo) => demo.button.click(),
  keyboard: (demo) => demo.button.press('Enter'),
  'Enter in a field': (demo) => demo.field('First name').press('Enter'),
  touch: (demo) => demo.button.tap(),
}

for (const [way, submit] of Object.entries(ways)) {
  test.describe('the first submit before the form has its script shows the messages once it is there', () => {
    test.use(way === 'touch' ? PHONE : {})

    test(way, async ({ page }) => {
      const release = await hold(page, '**/assets/chunks/**')
      const demo = new DemoForm(page)
      await demo.open()
      await submit(demo)
      release()
      await expectMessages(demo)
    })
  })
}

test('a submit before any script came shows the messages once it is there', async ({ page }) => {
  const release = await hold(page, '**/assets/**/*.js')
  const demo = new DemoForm(page)
  await page.goto('/', { waitUntil: 'commit' })
  await demo.button.click()
  release()
  await expectMessages(demo)
})

test('without its script the form keeps the validation of the browser', async ({ page }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  const demo = new DemoForm(page)
  await demo.open()
  await demo.button.click()
  await expect(demo.form.locator('[data-island-failed]')).toBeVisible()
  await expect(demo.form).toHaveJSProperty('noValidate', false)
  await expect(page).toHaveURL(/\/$/)
})
