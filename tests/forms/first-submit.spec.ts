import { devices, expect, test, type Page } from '@playwright/test'
import { DemoForm } from './demo-form.ts'

const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Company name': 'Company name is required',
  'Work email': 'Invalid email address',
} as const

/** Delays the scripts that match. */
async function delay(page: Page, pattern: string, milliseconds: number): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

async function expectMessages(demo: DemoForm): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    await expect(demo.field(label as keyof typeof messages)).toHaveAccessibleDescription(message)
    await expect(demo.form.locator('.errm', { hasText: message })).toBeVisible()
  }
  await expect(demo.field('First name')).toBeFocused()
}

const SCRIPTS = { early: '', late: '**/assets/chunks/**' }

for (const [speed, pattern] of Object.entries(SCRIPTS)) {
  test.describe(`the first submit of an untouched form shows its four messages: script ${speed}`, () => {
    test.beforeEach(async ({ page }) => {
      if (pattern) await delay(page, pattern, 1500)
    })

    test('mouse', async ({ page }) => {
      const demo = new DemoForm(page)
      await demo.open()
      await demo.button.click()
      await expectMessages(demo)
    })

    test('keyboard', async ({ page }) => {
      const demo = new DemoForm(page)
      await demo.open()
      await demo.button.focus()
      await page.keyboard.press('Enter')
      await expectMessages(demo)
    })

    test('Enter in a field', async ({ page }) => {
      const demo = new DemoForm(page)
      await demo.open()
      await demo.field('First name').focus()
      await page.keyboard.press('Enter')
      await expectMessages(demo)
    })

    test('touch', async ({ browser, baseURL }) => {
      const { viewport, hasTouch, isMobile } = devices['Pixel 7']
      const context = await browser.newContext({ viewport, hasTouch, isMobile, baseURL: baseURL! })
      const page = await context.newPage()
      if (pattern) await delay(page, pattern, 1500)
      const demo = new DemoForm(page)
      await demo.open()
      await demo.button.tap()
      await expectMessages(demo)
      await context.close()
    })
  })
}

test('a submit before any script came shows the messages once it is there', async ({ page }) => {
  await delay(page, '**/assets/**/*.js', 2000)
  const demo = new DemoForm(page)
  await page.goto('/', { waitUntil: 'commit' })
  await demo.button.click()
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
