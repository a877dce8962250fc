import { expect, test } from '@playwright/test'
import { DemoFormPage } from './demo-form.ts'

test("the site's back end stores the request and returns its id", async ({ page }) => {
  const demo = new DemoFormPage(page)
  await demo.open()
  await demo.wake()
  await demo.fill()
  const [answer] = await Promise.all([page.waitForResponse('**/functions/v1/send-contact-form'), demo.button.click()])
  expect(answer.status()).toBe(201)
  expect(await answer.json()).toMatchObject({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
})

test('a request sent again after a lost confirmation is stored once', async ({ page }) => {
  const demo = new DemoFormPage(page)
  const ids: string[] = []
  await page.route('**/functions/v1/send-contact-form', async (route) => {
    const answer = await route.fetch()
    ids.push(((await answer.json()) as { id: string }).id)
    if (ids.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await demo.open()
  await demo.wake()
  await demo.fill()
  await demo.button.click()
  await expect(page.getByRole('heading', { name: 'Demo Booked!' })).toBeVisible()
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})
