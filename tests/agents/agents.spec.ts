import { expect, test, type Page } from '@playwright/test'
import { setupStepsOf } from '../../data/agent-setup.ts'
import { agentIds, agentPath, agents, hiredCount, relatedAgents } from '../../data/agents.ts'
import { gdprStrip } from '../../data/compliance.ts'
import { departments } from '../../data/departments.ts'
import { liveClaim } from '../../data/hire.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'

// Two pages of one template stand for all.
for (const id of [agentIds[0]!, agentIds.at(-1)!]) {
  const { title, job, department, features } = agents[id]
  const { name, roles } = departments[department]

  test.describe(agentPath(id), () => {
    // One page for all: nothing here changes it, and no script runs on it.
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
      await page.goto(agentPath(id))
    })
    test.afterAll(() => page.close())

    test('has its name, job and price, and links to hiring and to a demo', async () => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText(`${name} department`)).toBeVisible()
      await expect(main.getByText(job)).toBeVisible()
      await expect(main.locator('.price')).toContainText(`${pounds(agentPrice)} a month`)
      for (const fact of [liveClaim, gdprStrip.stamp, `${hiredCount(id)} hired`])
        await expect(main.getByRole('listitem').filter({ hasText: fact })).toBeVisible()
      for (const [words, path] of [
        ['Hire this agent', `/hire-receptionist?desks=${id}`],
        ['Book a demo', '/demo'],
      ] as const) {
        const links = main.getByRole('link', { name: words, exact: true })
        // In the page's head, and at its end.
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([path, path])
      }
    })

    test('has a link back', async () => {
      await expect(page.getByRole('link', { name: 'Back to all agents' })).toHaveAttribute(
        'href',
        '/our-digital-office',
      )
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Your Digital Office'])
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(title)
    })

    test('numbers the features in the list as in the drawing', async () => {
      const plan = page.getByRole('img', { name: new RegExp(`^Plan of the ${name} room`) })
      await expect(plan).toBeVisible()
      const numbers = features.map((_feature, index) => String(index + 1))
      await expect(plan.locator('.callout text')).toHaveText(numbers)
      const list = part(page, 'Key features').getByRole('listitem')
      await expect(list.locator('.num')).toHaveText(numbers)
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(features.map((feature) => feature.title))
      await expect(list.locator('p')).toHaveText(features.map(({ line }) => line))
    })

    test('shows the time to live in steps to scale', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const section = part(page, liveClaim)
      const steps = section.getByRole('listitem')
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText(setupStepsOf(id).map(({ title }) => title))
      const lefts = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
      const minute = (lefts.at(-1)! - lefts[0]!) / setupStepsOf(id).at(-1)!.minute
      for (const [index, step] of setupStepsOf(id).entries())
        expect(Math.abs(lefts[index]! - lefts[0]! - step.minute * minute), step.title).toBeLessThan(2)
    })

    test('shows the other roles of its department, each with a link to hire', async () => {
      const cards = part(page, `Other ${name} agents`).getByRole('listitem')
      await expect(cards).toHaveCount(roles.length)
      for (const [index, role] of roles.entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(role.name)
        await expect(card).toContainText(`${role.line} ${role.choice}`)
        await expect(card).toContainText(`${pounds(agentPrice)} a month`)
        await expect(card.getByRole('link', { name: `Hire the ${role.name}` })).toHaveAttribute(
          'href',
          `/hire-receptionist?desks=${role.id}`,
        )
      }
    })

    test('ends with the agents that it works well with', async () => {
      const links = part(page, 'Works well with').getByRole('link')
      const neighbours = relatedAgents(id)
      await expect(links).toHaveText(neighbours.map(({ agent }) => agents[agent].title))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        neighbours.map(({ agent }) => agentPath(agent)),
      )
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2)).toHaveText('Works well with')
    })
  })
}

/** The part of the page under a second-level heading. */
function part(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}
