import { expect, test } from '@playwright/test'
import { agentIds, agentPath } from '../../data/agents.ts'
import { industries, industryIds, industryPath } from '../../data/industries.ts'
import { site } from '../../data/site.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'

const pages = [
  { path: agentPath(agentIds[0]!), price: pounds(agentPrice) },
  { path: industryPath(industryIds[0]!), price: pounds(industries[industryIds[0]!].bundlePrice) },
]

for (const { path, price } of pages) {
  test(`${path}: the price is in its head, and its last section has a call to action and related pages`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('.landing-head .price')).toContainText(price)
    const last = page.locator('main section').last()
    await expect(last.locator('a.btn-default')).toHaveAttribute('href', /^\/hire-receptionist\?/)
    await expect(last.getByRole('navigation', { name: 'Related pages' }).getByRole('link')).not.toHaveCount(0)
  })

  test(`${path}: on phones a bar comes once the first call to action has scrolled away`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const bar = page.locator('.action-bar')
    const first = page.locator('.landing-head .cta')
    await expect(bar).not.toBeInViewport()
    await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(bar).not.toBeInViewport()
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
    await expect(first).not.toBeInViewport()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Call a demo' })).toHaveAttribute('href', site.hotline.href)
    await expect(bar.getByRole('link', { name: `Hire ${price}` })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.locator('footer')).toBeInViewport()
    await expect(bar).not.toBeInViewport()
  })

  test(`${path}: no bar on a wide screen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.action-bar')).toBeHidden()
  })
}

test('the footer of every kind of page has an index with agents, industries, prices, tools and company', async ({
  page,
}) => {
  for (const path of ['/', '/receptionist', '/thank-you']) {
    await page.goto(path)
    const index = page.getByRole('contentinfo').getByRole('navigation', { name: 'All pages' })
    await expect(index.getByRole('heading')).toHaveText(['Agents', 'Industries', 'Prices', 'Tools', 'Company'])
    for (const href of ['/sales', '/dental', '/pricing', '/calculator', '/about'])
      await expect(index.locator(`a[href="${href}"]`)).toBeVisible()
  }
})
