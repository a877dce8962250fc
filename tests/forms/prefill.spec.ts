import { expect, test } from '@playwright/test'
import { industries } from '../../data/industries.ts'
import { playbookIds, playbooks } from '../../data/playbooks.ts'
import { AUDIT_REQUEST } from '../../data/transformation.ts'
import { auditPath } from '../../components/forms/audit-request.ts'
import { playbookFormValues } from '../../components/widgets/PlaybookForm/playbook-prefill.ts'

test('a playbook in the URL fills in the request form and keeps typed text', async ({ page }) => {
  let typed = () => {}
  const records = new Promise<void>((resolve) => (typed = resolve))
  await page.route('**/assets/**/*.js', async (route) => {
    const script = await route.fetch()
    if ((await script.text()).includes(playbookIds.at(-1)!)) await records
    await route.fulfill({ response: script })
  })
  await page.goto(`/custom-template?playbook=${playbookIds[0]}`)
  const form = page.locator('form[action*="form=playbook"]')
  await expect(page.locator('[data-hydrated=""]').filter({ has: form })).toBeAttached()
  await form.locator('[name=requirements]').fill('My own words')
  typed()
  await expect(form.locator('[name=industry]')).toHaveValue(industries[playbooks[playbookIds[0]!].industry].name)
  await expect(form.locator('[name=requirements]')).toHaveValue('My own words')

  // Only the first load waits for the typing.
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(form.locator('[name=requirements]')).toHaveValue(playbookFormValues(playbookIds[0]!).requirements!)
})

test('the audit call names itself above the form and in its message', async ({ page }) => {
  await page.goto(auditPath())
  const form = page.locator('#demo-section form')
  await expect(form.locator('[name=message]')).toHaveValue(AUDIT_REQUEST)
  await expect(page.locator('#demo-section').getByText('For your free audit')).toBeInViewport()
})

test('what a visitor has worked out is in the message of the audit', async ({ page }) => {
  await page.goto(auditPath({ score: '5 of 10', impact: 2_825_000 }))
  const message = page.locator('#demo-section form [name=message]')
  await expect(message).toHaveValue(/ 5 of 10 points\..* £2,825,000 a year/)
  await page.goto('/?call=audit&score=<b>&impact=1e99#demo-section')
  await expect(message).toHaveValue(AUDIT_REQUEST)
})
