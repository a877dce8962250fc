import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StepContext } from '../../step.ts'
import { inlineCss } from './css-step.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const folder = temporaryFolder()

const CSS =
  ':root{--color-ink:light-dark(#111111,#eeeeee)}@layer ' +
  'components{.a:hover{top:0}.a{color:var(--color-ink)}.b{color:var(--color-ink);top:1px}@media ' +
  'print{.b{top:2px}}}'

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
    /<style data-sheet="\/assets\/static\/site\.[\w-]{8}\.css">:root\{--color-ink:light-dark\(#111111,#eeeeee\)\}@layer components\{\.a\{color:var\(--color-ink\)\}\}<\/style><link rel="stylesheet" href="\/assets\/static\/states\.[\w-]{8}\.css" media="print,\(forced-colors:active\),\(scripting:none\)"\/><\/head>/,
  )
  expect(file(/^states/)).toBe('@layer components{.a:hover{top:0}@media print{.b{top:2px}}}')
  expect(file(/^site/)).toMatch(/\.b\{color:var\(--color-ink\);top:1px\}\}.*@layer components\{\.a:hover/)
})

/** Text that does not compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const sections = (text: string) =>
  ['1', '2'].map((id) => `<div id="${id}" class="sec ${id === '2' ? 'b' : 'a'}">${text}</div>`).join('')

test('all rules of a heavy page come in a sheet before its second section', () => {
  const { html, file } = inlined('/agents/desk.html', sections(noise(16_000)))
  expect(html.includes('.b{')).toBe(false)
  expect(html).toMatch(
    /<\/div><link rel="stylesheet" href="\/assets\/static\/agents-desk\.[\w-]{8}\.css"\/><div id="2" class="sec b">/,
  )
  expect(file(/^agents-desk/)).toBe(
    ':root{--color-ink:light-dark(#111111,#eeeeee)}@layer ' +
      'components{.a{color:var(--color-ink)}.b{color:var(--color-ink);top:1px}}@layer ' +
      'components{.a:hover{top:0}@media print{.b{top:2px}}}',
  )
})

test('a page that fits in one round trip has all rules in its head', () => {
  const { html } = inlined('/light.html', sections('Words.'))
  expect(html).toContain('.b{')
  expect(html).not.toContain('/light.')
})

test('a page that uses a custom property itself gets it', () => {
  expect(inlined('/kit.html', '<p class="a" style="color:var(--color-ink)">').html).toContain(
    ':root{--color-ink:light-dark(#111111,#eeeeee)}',
  )
})
