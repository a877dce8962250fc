import { expect, test } from 'vitest'
import { parsePage } from '../../../lib/html.ts'
import { pageMatcher } from './page-matcher.ts'

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
