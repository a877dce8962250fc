import { expect, test } from '@playwright/test'
import { agentIds, agentPath } from '../../data/agents.ts'
import { industries, industryIds, industryPath } from '../../data/industries.ts'
import { site } from '../../data/site.ts'
import { attribute, elements, parsePage, textContent } from '../../tools/lib/html.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'

const pages = [
  { path: agentPath(agentIds[0]!), price: pounds(agentPrice) },
  { path: industryPath(industryIds[0]!), price: pounds(industries[industryIds[0]!].bundlePrice) },
]

for (const { path, price } of pages) {
  test(`${path}: on phones only, a bar comes once the first call to action has scrolled away`, async ({ page }) => {
    await page.goto(path)
    const bar = page.locator('.action-bar')
    await expect(bar).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
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
}

test('the footer of every kind of page has an index with agents, industries, prices, tools and company', async ({
  request,
}) => {
  for (const path of ['/', '/receptionist', '/thank-you']) {
    const all = elements(parsePage(await (await request.get(path)).text()))
    const index = elements(all.find((element) => attribute(element, 'aria-label') === 'All pages')!)
    const headings = index.filter(({ tagName }) => /^h\d$/.test(tagName)).map(textContent)
    expect(headings, path).toEqual(['Agents', 'Industries', 'Prices', 'Tools', 'Company'])
    const links = index.map((element) => attribute(element, 'href'))
    expect(links, path).toEqual(expect.arrayContaining(['/sales', '/dental', '/pricing', '/calculator', '/about']))
  }
})
