import { expect, test } from '@playwright/test'
import { compliancePackIds, compliancePacks } from '../../data/compliance.ts'
import { industries } from '../../data/industries.ts'
import { playbookIds, playbooks } from '../../data/playbooks.ts'
import { auditPath, auditRequest } from '../../components/forms/audit-request.ts'
import { playbookFormValues } from '../../components/forms/prefill.ts'

test('a playbook in the URL fills in the request form and keeps typed text', async ({ page }) => {
  let typed = () => {}
  const records = new Promise<void>((resolve) => (typed = resolve))
  await page.route('**/assets/**/*.js', async (route) => {
    const script = await route.fetch({ maxRetries: 3 })
    if ((await script.text()).includes(playbookIds.at(-1)!)) await records
    await route.fulfill({ response: script })
  })
  await page.goto(`/custom-template?playbook=${playbookIds[0]}`)
  const form = page.locator('form[action*="form=playbook"]')
  await expect(page.locator('[data-hydrated=""]').filter({ has: form })).toBeAttached()
  await form.locator('[name=requirements]').fill('My own words')
  typed()
  const { name } = playbooks[playbookIds[0]!]
  await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveText(
    playbooks[playbookIds[0]!].steps.map(({ title }) => title),
  )
  await expect(form.locator('[name=industry]')).toHaveValue(industries[playbooks[playbookIds[0]!].industry].name)
  await expect(form.locator('[name=requirements]')).toHaveValue('My own words')

  // Only the first load waits for the typing.
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(form.locator('[name=requirements]')).toHaveValue(playbookFormValues(playbookIds[0]!).requirements!)
})

test('the audit call names itself above the form, and has what the visitor has worked out in its message', async ({
  page,
}) => {
  const result = { score: '5 of 10', impact: 2_825_000 }
  await page.goto(auditPath(result))
  const form = page.locator('#demo-section form')
  await expect(form.locator('[name=message]')).toHaveValue(auditRequest(new URL(page.url()).search))
  await expect(page.locator('#demo-section').getByText('For your free audit')).toBeInViewport()
})

test('who wants to hear of a compliance pack finds it in the message of the contact form', async ({ page }) => {
  const { name } = compliancePacks[compliancePackIds.at(-1)!]
  await page.goto('/compliance-centre')
  await page.getByRole('link', { name: `: ${name}` }).click()
  await expect(page.locator('form[action*="form=contact"] [name=message]')).toHaveValue(new RegExp(name))
})
