import { expect, test } from '@playwright/test'
import { DemoFormPage } from './demo-form.ts'

test("the site's back end stores a request, and once if it is sent again after a lost confirmation", async ({
  page,
}) => {
  const demo = new DemoFormPage(page)
  const ids: string[] = []
  await page.route('**/functions/v1/send-contact-form', async (route) => {
    const answer = await route.fetch()
    expect(answer.ok()).toBe(true)
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
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
})
