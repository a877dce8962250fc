import selectorParser, { type Selector } from 'postcss-selector-parser'
import { expect, test } from 'vitest'
import { canMatch } from './can-match.ts'
import { Outlines } from './outline.ts'

const html = `<!doctype html><html lang="en-GB"><head><meta charSet="utf-8"/><style>a>b{}</style><script>if (a<b && c>d) '<i>'</script></head><body>
<!-- <u> --><nav class="nav"><a href="/" aria-current="page">Home</a><a href="/b">B<br/>b</a></nav>
<div class="page"><h2 id="h">Two</h2><p>one &lt;s&gt;</p><ul><li>x</li></ul><svg><path class="d" d="M0 0"/><circle r="2"></circle></svg><details><summary>S</summary></details></div>
<div data-props="{&quot;a&quot;:&quot;<q>&quot;}"><input type="month" required=""/><button disabled="">B</button></div></body></html>`

const elements = [...new Outlines().of(html)]

function matches(selector: string): boolean {
  const parsed = (selectorParser().astSync(selector).nodes as Selector[]).map(canMatch)
  return elements.some((element) => parsed.some((test) => test(element)))
}

test('the outline of a page', () => {
  expect(elements.map(({ tag }) => tag).join(' ')).toBe(
    'html head meta style script body nav a a br div h2 p ul li svg path circle details summary div input button',
  )
  expect(elements.find(({ tag }) => tag === 'path')).toMatchObject({
    parent: { tag: 'svg' },
    attributes: new Map([
      ['class', 'd'],
      ['d', 'M0 0'],
    ]),
  })
})

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
  '.page:has(.later)',
  '::-webkit-datetime-edit',
  'button:disabled',
  'html',
  'body>.nav',
  'p:not(.lead)',
  'details:not([open])',
  '.page>:first-child',
  'input:checked',
])('%s can match', (selector) => {
  expect(matches(selector)).toBe(true)
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
  expect(matches(selector)).toBe(false)
})
