import { expect, test, type Locator, type Page } from '@playwright/test'
import { forms, type FormDefinition } from '../../data/forms.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { accepted, answerWith, json } from './demo-form.ts'

/** What an ordinary visitor fills in, by the fields' names. */
const filled = {
  contact: {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Engines Ltd',
    workEmail: 'ada@engines.co.uk',
    phoneNumber: '',
    message: 'Hello',
  },
  hire: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@engines.co.uk',
    phone: '',
    company: 'Engines Ltd',
    industry: 'Dental',
    requirements: '',
  },
  playbook: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@engines.co.uk',
    company: 'Engines Ltd',
    industry: 'Legal',
    businessType: 'Two partners',
    requirements: 'Line one\nLine two',
  },
}
/** What an empty form says, field by field. */
const missing = {
  contact: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    companyName: 'Company name is required',
    workEmail: 'Invalid email address',
  },
  hire: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    company: 'Company name is required',
    industry: 'Industry is required',
  },
  playbook: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Invalid email address',
    company: 'Company name is required',
    industry: 'Industry is required',
    businessType: 'Business type is required',
    requirements: 'Requirements are required',
  },
}

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name=${name}]`)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function open(page: Page, id: string, address = '/kit'): Promise<Locator> {
  await page.goto(address)
  return page.locator(`form[action*="form=${id}"]`)
}

for (const id of ['contact', 'hire', 'playbook'] as const) {
  const { success, toast, function: name }: FormDefinition = forms[id]

  test.describe(id, () => {
    test('empty: every message at its field; refused: still filled; sent: confirmed, and empty again', async ({
      page,
    }) => {
      const requests = await answerWith(page, json(500), accepted)
      const form = await open(page, id)
      await form.locator('input').first().focus()
      await expect(page.locator('[data-hydrated=""]').filter({ has: form })).toBeAttached()
      await form.locator('[type=submit]').click()
      for (const [field, message] of Object.entries(missing[id]))
        await expect(form.locator(`[name=${field}]`)).toHaveAccessibleDescription(message)
      await expect(form.locator('[aria-invalid]')).toHaveCount(Object.keys(missing[id]).length)
      expect(await accessibilityProblems(page, '[data-island]')).toEqual([])

      await fill(form, filled[id])
      await form.locator('[type=submit]').click()
      await expect(form.getByRole('status')).toContainText('Something went wrong on our side.')
      for (const [field, value] of Object.entries(filled[id]))
        await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
      await form.locator('[type=submit]').click()
      await expect(page.getByRole('heading', { name: success.heading })).toBeFocused()
      await expect(page.getByText(toast.description).first()).toBeVisible()
      expect(new URL(requests[1]!.url()).pathname).toBe(`/functions/v1/${name}`)
      expect(requests[1]!.postDataJSON()).toEqual(filled[id])
      expect(await requests[1]!.allHeaders()).toMatchObject({ 'x-form': id, 'x-form-page': '/kit' })
      await page.getByRole('button', { name: success.again }).click()
      await expect(form.locator('[name=lastName]')).toHaveValue('')
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })
      test('the form is received without script', async ({ page }) => {
        const form = await open(page, id)
        await fill(form, filled[id])
        await form.locator('[type=submit]').click()
        await expect(page).toHaveURL(/\/thank-you$/)
      })
    })
  })
}

test('a playbook in the URL fills in the request form and keeps typed text', async ({ page }) => {
  let typed = () => {}
  const records = new Promise<void>((resolve) => (typed = resolve))
  await page.route('**/assets/**/*.js', async (route) => {
    const script = await route.fetch()
    if ((await script.text()).includes('new-patient-booking')) await records
    await route.fulfill({ response: script })
  })
  const form = await open(page, 'playbook', '/kit?playbook=client-intake')
  await expect(page.locator('[data-hydrated=""]').filter({ has: form })).toBeAttached()
  await form.locator('[name=requirements]').fill('My own words')
  typed()
  await expect(form.locator('[name=industry]')).toHaveValue('Legal')
  await expect(form.locator('[name=requirements]')).toHaveValue('My own words')

  await page.reload()
  await expect(form.locator('[name=requirements]')).toHaveValue(
    'We would like to start from the playbook “Client intake”.',
  )
})
