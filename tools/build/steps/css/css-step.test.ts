import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BuiltPage } from '../../built-page.ts'
import type { StepContext } from '../../step.ts'
import { inlineCss } from './css-step.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const folder = temporaryFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'assets/site.css'),
  ':root{--color-ink:#111}@layer components{.a{color:var(--color-ink)}.a:hover{top:0}.b{top:1px}}',
)

test('the page has its rules; the whole sheet blocks nothing', () => {
  const page = new BuiltPage(
    '/about.html',
    '<html><head><link rel="stylesheet" href="/assets/site.css"><title>T</title></head><body><p class="a"></body></html>',
  )
  inlineCss().page!(page, { folder } as StepContext)
  expect(page.html).toBe(
    '<html><head><title>T</title><style data-sheet="/assets/site.css">:root{--color-ink:#111}@layer ' +
      'components{.a{color:var(--color-ink)}.a:hover{top:0}}</style><link rel="stylesheet" href="/assets/site.css" media="print,(forced-colors:active)"/></head><body><p class="a"></body></html>',
  )
})

test('a page without the sheet stays as it is', () => {
  const page = new BuiltPage('/old.html', '<html><head><title>T</title></head><body>')
  inlineCss().page!(page, { folder } as StepContext)
  expect(page.html).toBe(page.source)
})
