import { expect, test, type Page } from '@playwright/test'
import { agentIds, agentPath, agents, hiredCount, neighboursOf } from '../../data/agents.ts'
import { departments } from '../../data/departments.ts'
import { setupSteps } from '../../data/hire.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'

for (const id of agentIds) {
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
      await expect(main.locator('.price')).toHaveText('£99 a month. No setup fees. Cancel anytime.')
      for (const fact of ['Live in 10 minutes', 'GDPR-ready', `${hiredCount(id)} hired`])
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

    test('numbers six features in the list as in the drawing', async () => {
      const plan = page.getByRole('img', { name: new RegExp(`^Plan of the ${name} room`) })
      await expect(plan).toBeVisible()
      const numbers = ['1', '2', '3', '4', '5', '6']
      await expect(plan.locator('.call text')).toHaveText(numbers)
      const list = part(page, 'Key features').getByRole('listitem')
      await expect(list.locator('.num')).toHaveText(numbers)
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(features.map((feature) => feature.title))
      await expect(list.locator('p')).toHaveText(features.map(({ line }) => line))
    })

    test('shows ten minutes to live in four steps to scale, and GDPR-ready', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const section = part(page, 'Live in 10 minutes')
      const steps = section.getByRole('listitem')
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
        'Business information',
        'Voice and personality',
        'Integration setup',
        'Go live',
      ])
      const lefts = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
      const minute = (lefts.at(-1)! - lefts[0]!) / setupSteps.at(-1)!.minute
      for (const [index, step] of setupSteps.entries())
        expect(Math.abs(lefts[index]! - lefts[0]! - step.minute * minute), step.title).toBeLessThan(2)
      await expect(section.locator('.stamp')).toHaveText('GDPR-ready')
      await expect(section.getByRole('link')).toHaveText(['How data is protected', 'Privacy policy'])
    })

    test('shows the three other roles of its department, each with a link to hire', async () => {
      const cards = part(page, `Other ${name} agents`).getByRole('listitem')
      await expect(cards).toHaveCount(3)
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

    test('ends with three agents that it works well with', async () => {
      const links = part(page, 'Works well with').getByRole('link')
      const neighbours = neighboursOf(id)
      await expect(links).toHaveText(neighbours.map(({ agent }) => agents[agent].title))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        neighbours.map(({ agent }) => agentPath(agent)),
      )
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2)).toHaveText('Works well with')
    })

    test('skips no heading level', async () => {
      const levels = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
      expect(levels[0]).toBe(1)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      levels.slice(1).forEach((level, index) => expect(level - levels[index]!).toBeLessThanOrEqual(1))
    })
  })
}

/** The part of the page under a second-level heading. */
function part(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}
