import { expect, test, type Page } from '@playwright/test'
import { agents, catalogue } from '../../data/agents.ts'
import { agentPrice, priceBands, pounds, priceFor } from '../../data/pricing.ts'
import { site } from '../../data/site.ts'

test.describe('without script', () => {
  // One page for all: nothing here changes it, and no script runs on it.
  test.describe.configure({ mode: 'default' })
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({
      baseURL: baseURL!,
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    })
    await page.goto('/')
  })
  test.afterAll(() => page.close())

  test('each agent of the catalogue is shown with its name, job and price, and none of them is a link', async () => {
    const cards = page.locator('.agent-grid > li')
    await expect(cards).toHaveCount(catalogue.length)
    for (const [index, id] of catalogue.entries()) {
      const { name, description } = agents[id]
      await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(name)
      await expect(cards.nth(index)).toContainText(description)
      await expect(cards.nth(index)).toContainText(`${pounds(agentPrice)} a month`)
      await expect(cards.nth(index).locator('svg').first()).toBeVisible()
    }
    await expect(cards.locator('a, button')).toHaveCount(0)
  })

  test('the phone button rings the demo hotline and says that it is live', async () => {
    const call = page.getByRole('link', { name: /call the ai receptionist/i })
    await expect(call).toHaveAttribute('href', site.hotline.href)
    await expect(call).toContainText('LIVE')
    await expect(page.getByRole('link', { name: site.hotline.label }).first()).toHaveAttribute(
      'href',
      site.hotline.href,
    )
  })

  test('the street shows every office level with its price', async () => {
    const levels = page.getByRole('list', { name: 'Price per agent by office size' }).getByRole('listitem')
    await expect(levels).toHaveCount(priceBands.length)
    for (const [index, band] of priceBands.entries())
      await expect(levels.nth(index)).toContainText(`${pounds(band.price)} each`)
  })

  test('what the hero notes count is what it draws', async () => {
    await expect(page.getByRole('img', { name: /cut-away drawing of a three-storey office/ })).toBeVisible()
    await expect(page.locator('.notes .sub')).toHaveText(
      [1, 5, 10].map((agents) => new RegExp(pounds(priceFor(agents)))),
    )
    await expect(
      page.locator(
        '.axonometric .rc, .axonometric .sa, .axonometric .su, .axonometric .fi, .axonometric .mk, .axonometric .hr, .axonometric .op, .axonometric .co, .axonometric .cn, .axonometric .an',
      ),
    ).toHaveCount(10)
  })
})
