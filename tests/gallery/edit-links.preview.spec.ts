import { expect, test } from '@playwright/test'

test('a page of a preview leads to its file, and a block to its line', async ({ page, context }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'Edit this page' })
  await expect(link).toHaveAttribute('href', /\/edit\/.*\/content\/about\.mdx$/)
  await expect(link).toHaveAttribute('title', /Alt/)
  const heading = page.getByRole('heading', { level: 2 }).first()
  const [, line] = /about\.mdx:(\d+):/.exec((await heading.getAttribute('data-source')) ?? '') ?? []
  // The host of the repository, which a test does not reach.
  await context.route(/\/content\/about\.mdx$/, (route) => route.fulfill({ body: '' }))
  const opened = context.waitForEvent('page')
  await heading.click({ modifiers: ['Alt'] })
  await (await opened).waitForURL((url) => `${url.pathname}${url.hash}`.endsWith(`/content/about.mdx#L${line}`))
})
