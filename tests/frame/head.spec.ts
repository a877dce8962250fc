import { expect, test } from '@playwright/test'

test('the charset and the viewport are first in the head', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB">/)
  expect(Buffer.byteLength(html.slice(0, html.search(/<meta charset="utf-8"/i)))).toBeLessThan(1000)
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
  expect(html.slice(0, html.indexOf('<title>'))).toContain(viewport)
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
