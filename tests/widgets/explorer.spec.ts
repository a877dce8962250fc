import { expect, test } from '@playwright/test'
import { agents } from '../../data/agents.ts'
import { agentsInTab } from '../../components/widgets/AgentExplorer/explorer-state.ts'
import { explorerAgentIds, explorerCards, explorerTabIds, explorerTabs } from '../../data/explorer.ts'
import { expectAccessible } from './widget-accessibility.ts'

const path = '/agent-utility'

test('every category shows its agents, by click and by keyboard, and is in the URL', async ({ page }) => {
  await page.goto(path)
  const names = page.locator('.explorer h3')
  const tabs = page.getByRole('tablist', { name: 'Categories' }).getByRole('tab')
  await expect(tabs).toHaveText(explorerTabIds.map((id) => `${explorerTabs[id]} ${agentsInTab(id).length}`))
  await expect(names).toHaveText(explorerAgentIds.map((id) => agents[id].title))
  await tabs.nth(1).click()
  await expect(names).toHaveText(agentsInTab('customer-experience').map((id) => agents[id].title))
  await expect(page).toHaveURL(`${path}?category=customer-experience`)
  await expectAccessible(page, '[data-island=AgentExplorer]')

  for (const id of explorerTabIds.slice(2)) {
    await page.keyboard.press('ArrowRight')
    await expect(names).toHaveText(agentsInTab(id).map((agent) => agents[agent].title))
    await expect(page).toHaveURL(`${path}?category=${id}`)
  }
  // Alone in its category, a card has its problems beside its benefits.
  const { problems, benefits } = explorerCards.analytics
  for (const line of [...problems, ...benefits]) await expect(page.getByText(line, { exact: true })).toBeVisible()
  await page.reload()
  await expect(names).toHaveText([agents.analytics.title])
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await tabs.last().press('Home')
  await expect(names).toHaveCount(6)
  await expect(page).toHaveURL(path)
})

test('each card shows its problems or its benefits, keeps its height, and is in the URL', async ({ page }) => {
  await page.goto(path)
  const card = page.locator('.explorer > li', { has: page.getByRole('heading', { name: agents.finance.title }) })
  const lines = card.getByRole('tabpanel').getByRole('listitem')
  const { problems, benefits } = explorerCards.finance
  await expect(lines).toHaveText([...problems])
  const height = (await card.boundingBox())!.height
  // From the category's tab through two cards' tabs, panels and links.
  await card.getByRole('tab', { name: 'Problems' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lines).toHaveText([...benefits])
  expect((await card.boundingBox())!.height).toBe(height)
  await expect(page).toHaveURL(`${path}?benefits=finance`)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Learn More' })).toBeFocused()

  await page.goto(`${path}?benefits=finance,nobody`)
  await expect(lines).toHaveText([...benefits])
  // Those of another agent stay open beside them.
  const [first] = explorerAgentIds
  await page.locator('.explorer > li').first().getByRole('tab', { name: 'Benefits' }).click()
  await expect(page).toHaveURL(`${path}?benefits=${first}%2Cfinance`)
  await page.getByRole('button', { name: 'Show all benefits' }).click()
  await expect(page.getByRole('tab', { name: 'Benefits', selected: true })).toHaveCount(explorerAgentIds.length)
  await page.getByRole('button', { name: 'Show all problems' }).click()
  await expect(lines).toHaveText([...problems])
})

test("a category's button goes by its own cards, whatever those of other categories show", async ({ page }) => {
  const category = explorerTabIds.find((id) => id !== 'all' && agentsInTab(id).length > 1)!
  await page.goto(`${path}?category=${category}&benefits=${agentsInTab(category).join()}`)
  await expect(page.getByRole('tab', { name: 'Benefits', selected: true })).toHaveCount(agentsInTab(category).length)
  await expect(page.getByRole('button', { name: 'Show all problems' })).toBeVisible()
})

test('on a phone the chosen tab is in view, however far along the row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${path}?category=${explorerTabIds.at(-1)}`)
  const row = page.getByRole('tablist', { name: 'Categories' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('tab').last()).toBeInViewport({ ratio: 0.9 })
})
