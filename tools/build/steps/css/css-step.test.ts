import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { StepContext } from '../../step.ts'
import { inlineCss } from './css-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffroom-styles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CSS =
  ':root{--color-ink:light-dark(#111111,#eeeeee)}@layer components{.a:hover{top:0}.a{color:var(--color-ink)}.b{color:var(--color-ink);top:1px}@media print{.b{top:2px}}}'

function inlined(path: string, body: string) {
  mkdirSync(join(folder, 'assets/static'), { recursive: true })
  writeFileSync(join(folder, 'assets/static/pages.abc.css'), CSS)
  const site = { folder } as StepContext
  const html = String(
    inlineCss().page!(
      `<html><head><link rel="stylesheet" href="/assets/static/pages.abc.css"></head><body>${body}</body></html>`,
      path,
      site,
    ),
  )
  const file = (name: RegExp) =>
    readFileSync(
      join(
        folder,
        'assets/static',
        readdirSync(join(folder, 'assets/static')).find((each) => name.test(each))!,
      ),
      'utf8',
    )
  return { html, file }
}

test('a page has its critical CSS; the deferred and the whole sheet are files', () => {
  const { html, file } = inlined('/about.html', '<p class="a">')
  expect(html).toMatch(
    /<style data-sheet="\/assets\/static\/site\.[\w-]{8}\.css">@layer components\{\.a\{color:light-dark\(#111111,#eeeeee\)\}\}<\/style><link rel="stylesheet" href="\/assets\/static\/states\.[\w-]{8}\.css" media="print,\(forced-colors:active\),\(scripting:none\)"\/><\/head>/,
  )
  expect(file(/^states/)).toBe('@layer components{.a:hover{top:0}@media print{.b{top:2px}}}')
  expect(file(/^site/)).toMatch(/\.b\{color:var\(--color-ink\);top:1px\}\}.*@layer components\{\.a:hover/)
})

test('all rules of the page come in a sheet at its fold', () => {
  const { html, file } = inlined(
    '/agents/desk.html',
    '<div id="x" class="a"></div><div id="y" class="b" data-fold="true"></div>',
  )
  expect(html).not.toContain('.b{')
  expect(html).toMatch(
    /<\/div><link rel="stylesheet" href="\/assets\/static\/agents-desk\.[\w-]{8}\.css"\/><div id="y" class="b"><\/div>/,
  )
  expect(file(/^agents-desk/)).toBe(
    '@layer components{.a{color:light-dark(#111111,#eeeeee)}.b{color:light-dark(#111111,#eeeeee);top:1px}}@layer components{.a:hover{top:0}@media print{.b{top:2px}}}',
  )
})

test('a page that uses a custom property itself gets it', () => {
  expect(inlined('/kit.html', '<p class="a" style="color:var(--color-ink)">').html).toContain(
    ':root{--color-ink:light-dark(#111111,#eeeeee)}',
  )
})
