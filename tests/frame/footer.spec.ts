import { expect, test } from '@playwright/test'
import { policyNavigation, site } from '../../data/site.ts'
import { siteIndex } from '../../data/site-index.ts'

test('the footer says who the company is and how to reach it', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const text of [site.tagline, ...site.address, site.copyright, site.companyNumber])
    await expect(footer).toContainText(text)
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')])))
  expect(hrefs).toEqual({
    [site.brand]: '/',
    [site.phone.label]: site.phone.href,
    [site.email]: `mailto:${site.email}`,
    ...Object.fromEntries(site.social.map(({ name, href }) => [`${name} (opens in a new tab)`, href])),
    ...Object.fromEntries(siteIndex.flatMap(({ links }) => links.map(({ label, href }) => [label, href]))),
    ...Object.fromEntries(policyNavigation.map(({ label, href }) => [label, href])),
  })
  for (const { name } of site.social) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('the footer of a short page is at the bottom of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto('/no-such-page')
  const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
  expect(y + height).toBeCloseTo(1400, 0)
})
