import { expect, test, type Page } from '@playwright/test'
import { agentPath, agents } from '../../data/agents.ts'
import {
  industries,
  industryFacts,
  industryIds,
  industryPath,
  industryTitle,
  similarIndustries,
  startLabel,
} from '../../data/industries.ts'
import { pounds } from '../../data/pricing.ts'
import { bundleComparison } from '../../components/frame/industry/IndustryTemplate.tsx'

// Two pages of one template stand for all.
for (const id of [industryIds[0]!, industryIds.at(-1)!]) {
  const { name, businesses, description, useCases, bundle, bundlePrice } = industries[id]

  test.describe(industryPath(id), () => {
    const numbers = bundle.map((_seat, index) => String(index + 1))
    const hire = `/hire-receptionist?industry=${id}`
    // One page for all: nothing here changes it, and no script runs on it.
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
      await page.goto(industryPath(id))
    })
    test.afterAll(() => page.close())

    test('says whose office it is, and leads to hiring and to a demo', async () => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(industryTitle(id))
      await expect(main.locator('.chip')).toHaveText(businesses)
      await expect(main.getByText(description)).toBeVisible()
      for (const [words, path] of [
        [startLabel(id), hire],
        ['Book Demo Call', '/demo'],
      ] as const) {
        const links = main.getByRole('link', { name: words, exact: true })
        // In the page's head, beside the bundle, and at the end.
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          path,
          path,
          path,
        ])
      }
      // And in the bar of phones.
      await expect(main.locator(`a[href="${hire}"]`)).toHaveCount(4)
    })

    test('has a link back', async () => {
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Solutions'])
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(businesses)
    })

    test('lists its uses, and states the fixed facts beside the bundle', async () => {
      const section = part(page, 'Perfect for')
      await expect(section.locator('.uses li')).toHaveText([...useCases])
      const box = page.getByRole('region', { name: `${name} bundle` })
      await expect(box.locator('dl > div')).toHaveText(industryFacts.map(({ label, value }) => label + value))
    })

    test('prices a bundle of agents, numbered as on the plan', async () => {
      const box = page.getByRole('region', { name: `${name} bundle` })
      await expect(box.locator('.price')).toContainText(`${pounds(bundlePrice)} a month`)
      await expect(box.getByText(bundleComparison(id))).toBeVisible()
      await expect(box.locator('.num')).toHaveText(numbers)
      await expect(box.getByRole('listitem').getByRole('link')).toHaveText(
        bundle.map(({ agent }) => agents[agent].name),
      )
      await expect(box.getByRole('listitem').locator('p')).toHaveText(bundle.map(({ line }) => line))
      for (const { agent } of bundle) await expect(box.locator(`a[href="${agentPath(agent)}"]`)).toHaveCount(1)

      const plan = page.getByRole('img', { name: /^Plan of / })
      await expect(plan.locator('.callout text')).toHaveText(numbers)
      const said = await plan.getAttribute('aria-label')
      bundle.forEach(({ agent }, index) => expect(said).toContain(`${index + 1} ${agents[agent].name}, `))
    })

    test('ends with other trades', async () => {
      const links = part(page, 'Similar industries').getByRole('link')
      const related = similarIndustries(id)
      await expect(links).toHaveText(related.map(industryTitle))
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        related.map(industryPath),
      )
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2)).toHaveText('Similar industries')
    })
  })
}

/** The part of the page under a second-level heading. */
function part(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}
