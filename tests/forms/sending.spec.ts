import { expect, test, type Route } from '@playwright/test'
import { site } from '../../data/site.ts'
import { accepted, answerWith, DemoForm, filled, json } from './demo-form.ts'

const FAILED = `Failed to submit your request. Please try again or email us directly at ${site.email}`
const body = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Engines Ltd',
  workEmail: 'ada@engines.co.uk',
  phoneNumber: '020 7946 0999',
  message: 'Mornings suit us best.',
}

async function openFilled(page: ConstructorParameters<typeof DemoForm>[0]): Promise<DemoForm> {
  const demo = new DemoForm(page)
  await demo.open()
  await demo.wake()
  await demo.fill()
  return demo
}

test('the request has exactly six keys, and everything else in headers', async ({ page }) => {
  const requests = await answerWith(page, accepted)
  const demo = new DemoForm(page)
  await page.goto('/?utm_source=post&x=1')
  await demo.wake()
  await demo.fill()
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
    'content-type': 'application/json',
  })
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(Number(headers['x-form-open-for'])).toBeGreaterThan(0)
  expect(headers['apikey']).toBeTruthy()
  expect(headers).not.toHaveProperty('x-form-honeypot')
})

test('empty optional fields are sent as empty text', async ({ page }) => {
  const requests = await answerWith(page, accepted)
  const demo = await openFilled(page)
  await demo.fill({ 'Phone number': '', Message: '' })
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  expect(requests[0]!.postDataJSON()).toEqual({ ...body, phoneNumber: '', message: '' })
})

test('sending: words, spinner, disabled; then the confirmation, the toast, and back to an empty form', async ({
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
  const demo = await openFilled(page)
  await expect(demo.button).toHaveText('Submit Request →')
  await demo.button.click()
  await expect(demo.button).toHaveText('Submitting...')
  await expect(demo.button).toBeDisabled()
  await expect(demo.button.locator('.spin')).toBeVisible()
  await expect(demo.says).toHaveText('Submitting...')
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

test('204 is success', async ({ page }) => {
  await answerWith(page, (route) => route.fulfill({ status: 204 }))
  const demo = await openFilled(page)
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
})

test.describe('failures: the same toast, the reason, and the form still filled', () => {
  const portal = (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Station WiFi</title><p>Welcome',
    })
  // Neighbours say different things, so that each is waited for.
  const failures: [name: string, (route: Route) => unknown, sentence: string, requests: number][] = [
    ['500', json(500), 'Something went wrong on our side.', 1],
    ['a captive portal', portal, 'Your network blocked this request.', 1],
    ['503 twice', json(503), 'Something went wrong on our side.', 2],
    ['429 with a time', json(429, {}, { 'retry-after': '180' }), 'Please try again in 3 minutes', 1],
    ['403', json(403), 'Something went wrong on our side.', 1],
    ['429 without', json(429), 'Please try again in a few minutes', 1],
    ['a lost connection', (route: Route) => route.abort('connectionreset'), 'The connection was lost.', 2],
  ]
  test('an error response, and no response', async ({ page }) => {
    let answer = failures[0]![1]
    const requests = await answerWith(page, (route) => answer(route))
    const demo = await openFilled(page)
    for (const [name, next, sentence, count] of failures) {
      answer = next
      requests.length = 0
      await demo.button.click()
      await expect(demo.says, name).toContainText(sentence)
      await expect(demo.says, name).toContainText('Everything you typed is still here.')
      await expect(page.getByText(FAILED).first(), name).toBeVisible()
      await demo.expectStillFilled()
      await expect(demo.button, name).toBeFocused()
      expect(requests, name).toHaveLength(count)
    }
  })

  test('422 with fields: the message beside the field, focus on it', async ({ page }) => {
    await answerWith(page, json(422, { error: 'invalid', fields: { workEmail: ['Invalid email address'] } }))
    const demo = await openFilled(page)
    await demo.button.click()
    await expect(demo.field('Work email')).toHaveAccessibleDescription('Invalid email address')
    await expect(demo.field('Work email')).toBeFocused()
    await expect(page.getByText(FAILED).first()).toBeVisible()
    await demo.expectStillFilled()
  })

  test('offline', async ({ page, context }) => {
    const demo = await openFilled(page)
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

  test('no answer within 15 seconds', async ({ page }) => {
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

test('a slow network: the form says that it is still sending', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await answerWith(page, async (route) => {
    await asked
    await accepted(route)
  })
  const demo = await openFilled(page)
  await demo.button.click()
  await expect(demo.says).toContainText('Still sending.', { timeout: 8000 })
  answer()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
})

test('two clicks and two Enters are one request', async ({ page }) => {
  const requests = await answerWith(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await accepted(route)
  })
  const demo = await openFilled(page)
  await demo.button.dblclick()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  await page.getByRole('button', { name: 'Book Another Demo' }).click()
  await demo.fill()
  await demo.field('Work email').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  expect(requests).toHaveLength(2)
})

test('the retry after a 503 carries the same key; a changed form has a new one', async ({ page }) => {
  const requests = await answerWith(page, json(503), json(503), json(500), accepted)
  const demo = await openFilled(page)
  await demo.button.click()
  await expect(demo.says).toContainText('Something went wrong')
  await demo.button.click()
  await expect.poll(() => requests.length).toBe(3)
  await expect(demo.button).toBeEnabled()
  await demo.field('Message').fill('Afternoons, rather.')
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  const keys = await Promise.all(requests.map((request) => request.headerValue('idempotency-key')))
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('the request says whether the hidden field was filled in', async ({ page }) => {
  const requests = await answerWith(page, accepted)
  const demo = await openFilled(page)
  await demo.form
    .locator('[name=website]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  expect(await requests[0]!.headerValue('x-form-honeypot')).toBe('1')
  expect(requests[0]!.postDataJSON()).toEqual(body)
})
