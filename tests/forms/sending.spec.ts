import { expect, test, type Route } from '@playwright/test'
import { forms } from '../../data/forms.ts'
import { site } from '../../data/site.ts'
import { stopClock } from '../support/clock.ts'
import { accepted, answerWith, DemoFormPage, filled, jsonAnswer } from './demo-form.ts'

const FAILED = `Failed to submit your request. Please try again or email us directly at ${site.email}`
const typed: Readonly<Record<string, string>> = filled
const body = Object.fromEntries(
  Object.entries(forms.demo.fields).map(([name, { label }]) => [name, typed[label] ?? '']),
)

async function openFilled(page: ConstructorParameters<typeof DemoFormPage>[0]): Promise<DemoFormPage> {
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.wake()
  await demo.fill()
  return demo
}

test('the request has the fields alone; that the hidden field was filled in is in a header', async ({ page }) => {
  const requests = await answerWith(page, accepted)
  const demo = new DemoFormPage(page)
  await page.goto('/?utm_source=post&x=1', { referer: 'https://search.example/?q=secret' })
  await demo.wake()
  await demo.fill()
  await demo.form
    .locator('[name=website]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(new URL(request!.url()).pathname).toBe('/functions/v1/send-contact-form')
  expect(request!.postDataJSON()).toEqual(body)
  const headers = await request!.allHeaders()
  expect(headers).toMatchObject({
    'x-form': 'demo',
    'x-form-page': '/?utm_source=post',
    'x-form-referrer': 'search.example',
    'x-form-honeypot': '1',
    'content-type': 'application/json',
  })
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  // In milliseconds since the page was opened.
  expect(Number(headers['x-form-open-for'])).toBeGreaterThan(0)
  expect(Number(headers['x-form-open-for'])).toBeLessThan(180_000)
  expect(headers['apikey']).toBeTruthy()
})

test('sending: words, spinner, disabled, and a word when it takes long; then the confirmation, the toast, and back to an empty form', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await answerWith(page, async (route: Route) => {
    await asked
    await accepted(route)
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.clock.install()
  const demo = await openFilled(page)
  await stopClock(page)
  await expect(demo.button).toHaveText('Submit Request →')
  await demo.button.click()
  await expect(demo.button).toHaveText('Submitting...')
  await expect(demo.button).toBeDisabled()
  await expect(demo.button.locator('.spin')).toBeVisible()
  await expect(demo.says).toHaveText('Submitting...')
  await page.clock.runFor(5000)
  await expect(demo.says).toContainText('Still sending.')
  answer()
  const heading = page.getByRole('heading', { name: 'Demo Booked!' })
  await expect(heading).toBeFocused()
  await expect(page.getByText('A team member will contact you shortly with the meeting details.')).toBeVisible()
  await expect(page.getByText('Request received!').first()).toBeVisible()
  await expect(page.getByText("Thank you! We'll contact you shortly to schedule your demo.").first()).toBeVisible()
  expect(logged.filter((line) => /Request/.test(line))).toEqual([
    'Request received 201 6f0f5a3e-0000-4000-8000-000000000000',
  ])

  await page.getByRole('button', { name: 'Book Another Demo' }).click()
  await expect(demo.field('First name')).toBeFocused()
  for (const label of Object.keys(filled)) await expect(demo.form.getByLabel(label)).toHaveValue('')
  await demo.button.click()
  await expect(demo.field('First name')).toHaveAccessibleDescription('First name is required')
})

test.describe('failures: a toast, the reason, and the form still filled', () => {
  test('500: the button has the focus, and sends again; the next toast takes the place of the last', async ({
    page,
  }) => {
    await page.clock.install()
    await answerWith(page, jsonAnswer(500), accepted)
    const demo = await openFilled(page)
    await stopClock(page)
    await demo.button.click()
    await expect(demo.says).toContainText('Something went wrong on our side.')
    await expect(demo.says).toContainText('Everything you typed is still here.')
    await expect(page.getByText(FAILED).first()).toBeVisible()
    await demo.expectStillFilled()
    await expect(demo.button).toBeFocused()
    const toasts = page.getByRole('region', { name: /^Results/ }).getByRole('listitem')
    await expect(toasts).toHaveText(/^Error/)
    await demo.button.click()
    await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
    await expect(toasts).toHaveText(/^Request received!/)
    await expect(page.locator('#notifications > [role=status]')).toContainText('Request received!')
    await toasts.getByRole('button', { name: 'Close' }).click()
    await expect(toasts).toHaveCount(0)
  })

  // By day components/forms/submit.test.ts and send-form.test.ts.

  test('422 with fields: the message beside the field, and focus on the list above them @nightly', async ({ page }) => {
    await page.clock.install()
    await answerWith(page, jsonAnswer(422, { error: 'invalid', fields: { workEmail: ['Invalid email address'] } }))
    const demo = await openFilled(page)
    await stopClock(page)
    await demo.button.click()
    await expect(demo.field('Work email')).toHaveAccessibleDescription('Invalid email address')
    await expect(demo.errors).toBeFocused()
    await expect(page.getByText(FAILED).first()).toBeVisible()
    await demo.expectStillFilled()
  })

  test('offline @nightly', async ({ page, context }) => {
    const demo = await openFilled(page)
    // The first focus loads supabase-js: without it the browser would post the form itself.
    // oxlint-disable-next-line tests/no-network-idle -- The page does not show that it is loaded.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await demo.button.click()
    await expect(demo.says).toContainText('You’re offline.')
    await demo.expectStillFilled()
    await context.setOffline(false)
    await answerWith(page, accepted)
    await demo.button.click()
    await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  })

  test('no answer within 15 seconds @nightly', async ({ page }) => {
    await page.clock.install()
    const requests = await answerWith(page, () => new Promise(() => {}))
    const demo = await openFilled(page)
    await demo.button.click()
    await expect.poll(() => requests.length).toBe(1)
    await page.clock.fastForward(14_000)
    await expect(demo.button).toBeDisabled()
    await page.clock.fastForward(1_500)
    await expect(demo.says).toContainText('Our server took too long to respond.')
    await demo.expectStillFilled()
    expect(requests).toHaveLength(1)
  })
})
