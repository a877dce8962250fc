import { expect, test } from '@playwright/test'
import { attribute, elements, find, isElement, parsePage, textContent } from '../../tools/lib/html.ts'
import { routes } from '../site-routes.ts'

test('links to other sites open in a new tab, and announce it', async ({ page }) => {
  await page.goto('/solutions')
  const links = page.getByRole('main').locator('a[href^="https://"]')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toContainText('(opens in a new tab)')
  }
})

test('every page has the header and the footer that its front matter asks for, and no other', async ({ request }) => {
  const parts = ['header', 'footer'] as const
  for (const { route, frontMatter } of routes) {
    const body = find(parsePage(await (await request.get(route)).text()), 'body')!
    const framed = body.children.filter(isElement).flatMap((part) => [part, ...part.children.filter(isElement)])
    const shown = parts.filter((part) => framed.some(({ tagName }) => tagName === part))
    expect(shown, route).toEqual(parts.filter((part) => frontMatter[part]))
  }
})

test('an accordion has one item open at a time, and an open item can be closed', async ({ page }) => {
  await page.goto('/digital-transformation')
  const names = await page
    .locator('main details[name]')
    .evaluateAll((all) => all.map((item) => item.getAttribute('name')!))
  expect(names.length).toBeGreaterThan(1)
  for (const name of new Set(names)) {
    const items = page.locator(`details[name="${name}"]`)
    await items.first().locator('summary').click()
    await items.last().locator('summary').press('Enter')
    await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(1)
    await items.last().locator('summary').press('Enter')
    await expect(page.locator(`details[name="${name}"][open]`)).toHaveCount(0)
  }
})

test('an article has its contents beside it where it asks for them', async ({ request }) => {
  const articles = routes.filter(({ frontMatter }) => frontMatter.template === 'article')
  const listed: Record<string, string[]> = {}
  const asked: Record<string, string[]> = {}
  for (const { route, frontMatter } of articles) {
    const all = elements(parsePage(await (await request.get(route)).text()))
    const lists = all.filter((element) => attribute(element, 'class') === 'contents-list')
    const headings = all.filter((element) => attribute(element, 'class') === 'prose').flatMap((part) => elements(part))
    listed[route] = lists
      .flatMap((list) => elements(list))
      .flatMap((part) => (part.tagName === 'a' ? textContent(part) : []))
    asked[route] = headings.flatMap((part) => (frontMatter.toc && part.tagName === 'h2' ? textContent(part) : []))
  }
  expect(listed).toEqual(asked)
})
