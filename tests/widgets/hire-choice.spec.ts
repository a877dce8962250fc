import { expect, test } from '@playwright/test'
import { setupStepsOf } from '../../data/agent-setup.ts'
import { agents } from '../../data/agents.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'

const chosen = /^(Hire|Start) your /

test('the page is about the chosen agent, and Change offers the others', async ({ page }) => {
  await page.goto('/hire-receptionist?desks=sales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hire your ${agents.sales.title}`)
  await expect(page.locator('main .lead')).toContainText(`${pounds(agentPrice)} a month`)
  await expect(page.getByLabel('Requirements')).toHaveValue(`We would like to hire: ${agents.sales.name}.`)
  await expect(page.locator('main')).toContainText(agents.sales.features[0].title)
  await expect(page.locator('.setup-ruler li').nth(1)).toContainText(setupStepsOf('sales')[1]!.text)
  const summary = page.locator('.choice-summary')
  await expect(summary.locator('b')).toHaveText(agents.sales.name)
  await summary.getByText('Change').click()
  await summary.getByLabel(agents.finance.name).check()
  await summary.getByRole('button', { name: 'Update my choice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire your 2 agents')
  await expect(page.getByLabel('Requirements')).toHaveValue(new RegExp(`${agents.sales.name}, ${agents.finance.name}`))
})

test('a new choice keeps what was typed before it, and Back restores the last one', async ({ page }) => {
  await page.goto('/hire-receptionist?utm_source=post')
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
  // The campaign that led here stays, too.
  await expect(page).toHaveURL('/hire-receptionist?utm_source=post&desks=receptionist&desks=finance')
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
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chosen)
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

test('without script the page asks for the choice in the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/hire-receptionist?desks=sales')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(chosen)
  await expect(page.getByLabel('Requirements')).toBeVisible()
  await expect(page.locator('.choice-summary')).toContainText(agents.receptionist.name)
  await context.close()
})

test('a link to the form of a choice ends there, although what is chosen has another height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // As in Safari, which does not keep in view what is in view.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.overflowAnchor = 'none'))
  })
  await page.goto('/hire-receptionist?desks=sales,finance,support#sign-up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen)
  await expect(page.locator('.hire-choice-agents, .hire-choice-setup').first()).toBeAttached()
  const top = () => page.locator('#sign-up').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(200)
})
