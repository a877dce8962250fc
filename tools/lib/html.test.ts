import { expect, test } from 'vitest'
import { attribute, elements, escapeHtml, find, innerHtml, parsePage, parseHtmlFragment, textContent } from './html.ts'

const page = `<!doctype html><html lang="en-GB"><head><title>A &amp; B</title></head><body><main id=m><p>One <b>two</b><br>
three</p><svg viewBox="0 0 1 1"><use xlink:href="#x"/></svg></main></body></html>`

test('elements, attributes and text are as browsers read them', () => {
  const document = parsePage(page)
  expect(elements(document).map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'title',
    'body',
    'main',
    'p',
    'b',
    'br',
    'svg',
    'use',
  ])
  expect(textContent(find(document, 'title')!)).toBe('A & B')
  expect(textContent(find(document, 'p')!)).toBe('One two\nthree')
  expect(attribute(find(document, 'main')!, 'id')).toBe('m')
  expect(attribute(find(document, 'main')!, 'class')).toBeUndefined()
  expect(attribute(find(document, 'svg')!, 'viewBox')).toBe('0 0 1 1')
  expect(attribute(find(document, 'use')!, 'xlink:href')).toBe('#x')
})

test('inner HTML is the source itself', () => {
  expect(innerHtml(page, find(parsePage(page), 'p')!)).toBe('One <b>two</b><br>\nthree')
  const part = '<p>Not closed<p>Closed &amp; <i>so</i></p>'
  expect(elements(parseHtmlFragment(part)).map((element) => innerHtml(part, element))).toEqual([
    'Not closed',
    'Closed &amp; <i>so</i>',
    'so',
  ])
})

test('without script the content of <noscript> is elements', () => {
  expect(find(parsePage('<noscript><style>p{}</style></noscript>'), 'style')).toBeDefined()
})

test('text is escaped between tags and in attributes', () => {
  const text = '"A" <b> & &amp;'
  const element = find(parseHtmlFragment(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`), 'p')!
  expect([attribute(element, 'title'), textContent(element)]).toEqual([text, text])
})
