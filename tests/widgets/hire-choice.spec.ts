import { expect, test } from '@playwright/test'
import { setupStepsOf } from '../../data/agent-setup.ts'
import { agents } from '../../data/agents.ts'
import { industryIds, industryTitle } from '../../data/industries.ts'
import { agentPrice, monthlyTotal, pounds } from '../../data/pricing.ts'

const chosen = /^(Hire|Start) your /

test('without a choice the page is about the receptionist', async ({ page }) => {
  await page.goto('/hire-receptionist')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chosen)
})

test('the chosen agent is in the heading, the price and the form', async ({ page }) => {
  await page.goto('/hire-receptionist?desks=sales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hire your ${agents.sales.title}`)
  await expect(page.locator('main .lead')).toContainText(`${pounds(agentPrice)} a month`)
  await expect(page.getByLabel('Requirements')).toHaveValue(`We would like to hire: ${agents.sales.name}.`)
})

test('what the agent does and its setup are the chosen agent’s', async ({ page }) => {
  await page.goto('/hire-receptionist?desks=finance')
  for (const { title } of agents.finance.features) await expect(page.locator('main')).toContainText(title)
  await expect(page.locator('.setup-ruler li').nth(1)).toContainText(setupStepsOf('finance')[1]!.text)
})

test('Change offers the agents, and the page follows the new choice', async ({ page }) => {
  await page.goto('/hire-receptionist?desks=sales')
  const summary = page.locator('.choice-summary')
  await expect(summary.locator('b')).toHaveText(agents.sales.name)
  await summary.getByText('Change').click()
  await summary.getByLabel(agents.finance.name).check()
  await summary.getByRole('button', { name: 'Update my choice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire your 2 agents')
  await expect(page.getByLabel('Requirements')).toHaveValue(new RegExp(`${agents.sales.name}, ${agents.finance.name}`))
})

test('a new choice keeps what was typed before it, and Back restores the last one', async ({ page }) => {
  await page.goto('/hire-receptionist')
  const requirements = page.getByLabel('Requirements')
  await page.getByLabel('First name').fill('Ada')
  await requirements.fill('Please call before noon.')
  const summary = page.locator('.choice-summary')
  const choose = async (name: string) => {
    await summary.getByText('Change').click()
    await summary.getByLabel(name).check()
    await summary.getByRole('button', { name: 'Update my choice' }).click()
    // Closed again, and not still open from before.
    await expect(summary.getByText('Change')).toBeFocused()
  }
  await choose(agents.finance.name)
  await expect(requirements).toHaveValue(new RegExp(`${agents.finance.name}\\.[^]*\nPlease call before noon\\.$`))
  await choose(agents.sales.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire your 3 agents')
  await expect(requirements).toHaveValue(new RegExp(`${agents.sales.name}[^]*\nPlease call before noon\\.$`))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire your 2 agents')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await summary.getByText('Change').click()
  await expect(summary.getByLabel(agents.sales.name)).not.toBeChecked()
})

test('a choice without an agent is refused, with what to do', async ({ page }) => {
  await page.goto('/hire-receptionist')
  const summary = page.locator('.choice-summary')
  await summary.getByText('Change').click()
  const box = summary.getByLabel(agents.receptionist.name)
  await box.uncheck()
  await summary.getByRole('button', { name: 'Update my choice' }).click()
  await expect(box).toBeFocused()
  expect(await box.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('at least one')
  await summary.getByLabel(agents.sales.name).check()
  await summary.getByRole('button', { name: 'Update my choice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hire your ${agents.sales.title}`)
})

test('an office: how many agents, and the total with what was added', async ({ page }) => {
  await page.goto('/hire-receptionist?desks=receptionist,sales,support&power-ups=voices')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire your 3 agents')
  await expect(page.locator('main .lead')).toContainText(`${pounds(monthlyTotal(3, ['voices']))} a month`)
})

test('a bundle: the trade and its price', async ({ page }) => {
  const [id] = industryIds
  await page.goto(`/hire-receptionist?industry=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Start your ${industryTitle(id!)}`)
})

test('without script the page asks for the choice in the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/hire-receptionist?desks=sales')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chosen)
  await expect(page.getByLabel('Requirements')).toBeVisible()
  await expect(page.locator('.choice-summary')).toContainText(agents.receptionist.name)
  await context.close()
})
