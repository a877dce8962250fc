import { expect, test } from '@playwright/test'
import { site } from '../../data/site.ts'

test('the charset and the viewport are first in the head', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB">/)
  expect(Buffer.byteLength(html.slice(0, html.search(/<meta charset="utf-8"/i)))).toBeLessThan(1000)
})

test('the two fonts of every page are preloaded, each once and as the sheet names them', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fetched.push(new URL(request.url()).pathname))
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(preloaded.map((path) => /besley|figtree/.exec(path)?.[0])).toEqual(['besley', 'figtree'])
  expect(fetched.filter((path) => !path.includes('-mono')).sort()).toEqual([...preloaded].sort())
  expect(warnings).toEqual([])
})

test('the head has metadata for link previews and browsers', async ({ page }) => {
  await page.goto('/')
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await property('site_name')).toBe(site.brand)
  expect(await property('url')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'))
  expect(await page.title()).toBe(`${await property('title')} | ${site.brand}`)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const answer = await page.request.get(icon!)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
})
