import { renderToStaticMarkup } from 'react-dom/server'
import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { shortTags } from './short-tags.ts'

test.each([
  ['<meta charset="utf-8"/><br/><link href="/a/"/>', '<meta charset="utf-8"><br><link href="/a/">'],
  [
    '<input required="" value="a &gt; b"/><img alt="" src="/a.png"/>',
    '<input required value="a &gt; b"><img alt src="/a.png">',
  ],
  ['<svg><path d="M0 0"></path><use href="#a"></use></svg>', '<svg><path d="M0 0"/><use href="#a"/></svg>'],
  ['<p>A &quot;&quot; and a / stay.</p>', '<p>A &quot;&quot; and a / stay.</p>'],
])('%s is written %s', (long, short) => {
  expect(shortTags(long)).toBe(short)
})

test('text and attribute values stay as they are', () => {
  const text = 'required="" <br/> a/>'
  const html = renderToStaticMarkup(h('p', { title: text }, text))
  expect(shortTags(html)).toBe(html)
})
