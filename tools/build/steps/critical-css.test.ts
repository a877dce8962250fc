import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { parsePage } from '../../lib/html.ts'
import { BuiltPage, type StepContext } from '../step.ts'
import { criticalCss, inlineCriticalCss, pageMatcher } from './critical-css.ts'

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
  inlineCriticalCss().page!(page, { folder } as StepContext)
  expect(page.html).toBe(
    '<html><head><title>T</title><style data-sheet="/assets/site.css">:root{--color-ink:#111}@layer ' +
      'components{.a{color:var(--color-ink)}.a:hover{top:0}}</style><link rel="stylesheet" href="/assets/site.css" media="print,(forced-colors:active)"/></head><body><p class="a"></body></html>',
  )
})

test('each page has its own rules of the same sheet', () => {
  const { page: inline } = inlineCriticalCss()
  const rulesFor = (name: string) => {
    const page = new BuiltPage(
      '/a.html',
      `<html><head><title>T</title><link rel="stylesheet" href="/assets/site.css"></head><body><p class="${name}"></body></html>`,
    )
    inline!(page, { folder } as StepContext)
    return /<\/title><style data-sheet="\/assets\/site.css">(.*)<\/style><link/.exec(page.html)?.[1]
  }
  expect(['a', 'b', 'a'].map(rulesFor)).toEqual([
    ':root{--color-ink:#111}@layer components{.a{color:var(--color-ink)}.a:hover{top:0}}',
    '@layer components{.b{top:1px}}',
    ':root{--color-ink:#111}@layer components{.a{color:var(--color-ink)}.a:hover{top:0}}',
  ])
})

test('a page without the sheet stays as it is', () => {
  const page = new BuiltPage('/old.html', '<html><head><title>T</title></head><body>')
  inlineCriticalCss().page!(page, { folder } as StepContext)
  expect(page.html).toBe(page.source)
})

function pick(css: string, html: string): string {
  return criticalCss(postcss.parse(css), parsePage(`<html><head></head><body>${html}</body></html>`))
}

test.each([
  ['a class that the page has', '.a{color:red}.b{color:blue}', '<p class="b">', '.b{color:blue}'],
  ['an element that the page has', 'p{margin:0}table{margin:1px}', '<p>', 'p{margin:0}'],
  ['the selectors that can match, and no others', '.a .b{top:0}.a .c,.b,i.b{top:1px}', '<p class="b">', '.b{top:1px}'],
  [
    'what an attribute of the page calls for',
    '[hidden]{top:0}[aria-current]{top:1px}.a:disabled{top:2px}',
    '<p hidden class="a">',
    '[hidden]{top:0}',
  ],
  [
    "what browsers and the page's script set later",
    '[open]{top:0}:root[data-theme=dark]{top:1px}',
    '<p>',
    '[open]{top:0}:root[data-theme=dark]{top:1px}',
  ],
  [
    'the parts of a field for fields of that kind',
    '::placeholder{top:0}::-webkit-datetime-edit{top:1px}::file-selector-button{top:2px}',
    '<input type="month">',
    '::-webkit-datetime-edit{top:1px}',
  ],
  ['a rule that needs no name', '*,::before{margin:0}', '<p>', '*,::before{margin:0}'],
  ['what :not() excludes', '.a:not(.b){top:0}', '<p class="a">', '.a:not(.b){top:0}'],
  [
    'a class with signs that HTML escapes',
    '.\\[\\&_p\\]\\:mt-4 p{margin:1rem}',
    '<div class="[&amp;_p]:mt-4"><p>',
    '.\\[\\&_p\\]\\:mt-4 p{margin:1rem}',
  ],
  ['the order of layers', '@layer base,theme;@layer base{b{top:0}}', '<p>', '@layer base,theme'],
  [
    'how pages change',
    '@media screen{@view-transition{navigation:auto}}',
    '<p>',
    '@media screen{@view-transition{navigation:auto}}',
  ],
  [
    'media around kept rules only, and none for print or forced colours',
    '@media screen{.a{top:0}}@media (width>=10px){.b{top:0}}@media print{.a{top:0}}@media (forced-colors:active){.a{top:0}}',
    '<p class="a">',
    '@media screen{.a{top:0}}',
  ],
  [
    'variables that kept rules use, and those that they use',
    ':root{--a:var(--b);--b:1px;--c:2px}.x{top:var(--a)}.y{top:var(--c)}',
    '<p class="x">',
    ':root{--a:var(--b);--b:1px}.x{top:var(--a)}',
  ],
  ['no comments', '/* One */.a{/* two */top:0}', '<p class="a">', '.a{top:0}'],
  [
    'what each value of a variable uses',
    ':root{--a:var(--b);--b:1px;--c:2px}@media screen{:root{--a:var(--c)}}.x{top:var(--a)}',
    '<p class="x">',
    ':root{--a:var(--b);--b:1px;--c:2px}@media screen{:root{--a:var(--c)}}.x{top:var(--a)}',
  ],
  [
    'a registered property that is used',
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}.x{top:var(--a)}',
    '<p class="x">',
    '@property --a{syntax:"*";inherits:false}.x{top:var(--a)}',
  ],
  [
    'keyframes that an animation names through a variable',
    ':root{--animate-spin:spin 1s}.x{animation:var(--animate-spin)}@keyframes spin{to{rotate:1turn}}@keyframes ' +
      'ping{to{scale:2}}',
    '<p class="x">',
    ':root{--animate-spin:spin 1s}.x{animation:var(--animate-spin)}@keyframes spin{to{rotate:1turn}}',
  ],
  [
    'fonts by family',
    '@font-face{font-family:"A B";src:url(a)}@font-face{font-family:C;src:url(c)}:root{--font-body:"A ' +
      'B",serif}body{font-family:var(--font-body)}',
    '<p>',
    '@font-face{font-family:"A B";src:url(a)}:root{--font-body:"A B",serif}body{font-family:var(--font-body)}',
  ],
  [
    'a custom property that the page uses itself',
    ':root{--a:1px}p{top:var(--a)}',
    '<p style="left:var(--a)">',
    ':root{--a:1px}p{top:var(--a)}',
  ],
  [
    'a custom property that a style in the page uses',
    ':root{--a:1px}',
    '<style>p{top:var(--a)}</style>',
    ':root{--a:1px}',
  ],
])('keeps %s', (_what, css, html, expected) => {
  expect(pick(css, html)).toBe(expected)
})

const canMatch = pageMatcher(
  parsePage(`<!doctype html><html lang="en-GB"><head></head><body>
<nav class="nav"><a href="/" aria-current="page">Home</a><a href="/b">B<br/>b</a></nav>
<div class="page"><h2 id="h">Two</h2><p>one</p><ul><li>x</li></ul><svg><path class="d" d="M0 0"/><circle r="2"></circle></svg><details><summary>S</summary></details></div>
<div><input type="month" required=""/><button disabled="">B</button></div></body></html>`),
)

test.each([
  '.nav a[aria-current]',
  '.page>h2+p',
  '.page > ul > li',
  'h2~ul',
  ':root[data-theme=dark] .page',
  '*',
  'svg>.d+circle',
  '[id=h]',
  '[href^="/b"]',
  'a:hover::after',
  'details[open]>summary',
  ':is(.prose,.page)>ul:not([class])>li',

  '::-webkit-datetime-edit',
  'button:disabled',
  'html',
  'body>.nav',
  'p:not(.lead)',
  'details:not([open])',
  '.page>:first-child',
  'input:checked',
])('%s can match', (selector) => {
  expect(canMatch(selector)).toBe(true)
})

test.each([
  '.nav>b',
  '.nav h2',
  'h2+ul',
  'p~h2',
  '.page.nav',
  'a[aria-current=step]',
  ':is(.prose,.flow)>ul',
  '.nav:not([class])',
  '.d:not(path)',
  '::placeholder',
  '::file-selector-button',
  'a:disabled',
  'nav:root',
  'p:first-child',
  'i',
  'u',
  'q',
  's',
])('%s cannot', (selector) => {
  expect(canMatch(selector)).toBe(false)
})
