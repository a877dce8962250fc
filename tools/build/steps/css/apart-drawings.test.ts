import { expect, test } from 'vitest'
import { hashed, withDrawingsApart } from './apart-drawings.ts'

test('marked drawings become one picture, and keep their place, size and words', () => {
  const files: string[] = []
  const html =
    '<p><svg class="sym rc ghost" width="52" height="52" role="img" aria-label="A desk" data-apart="true"><path class="c" d="M0 0h1"/></svg><svg class="ic"><path d="M1 1"/></svg><svg class="axo" data-apart=""><path d="M2 2"/></svg></p>'
  const page = withDrawingsApart(html, (svg) => `/assets/p.${files.push(svg)}.svg`)
  expect(page).toBe(
    '<p><svg class="sym" width="52" height="52" role="img" aria-label="A desk"><use href="/assets/p.1.svg#a"/></svg><svg class="ic"><path d="M1 1"/></svg><svg class="axo"><use href="/assets/p.1.svg#b"/></svg></p>',
  )
  expect(files).toEqual([
    expect.stringMatching(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><g id="a".*<g id="b".*<\/svg>$/),
  ])
})

test('a page without any stays as it is', () => {
  expect(withDrawingsApart('<svg><path d="M1 1"/></svg>', () => '')).toBe('<svg><path d="M1 1"/></svg>')
})

test("a file's name holds its hash", () => {
  const name = hashed('/assets/static/pages.abc.css', 'about.svg', '<svg/>')
  expect(name).toMatch(/^\/assets\/static\/about\.[\w-]{8}\.svg$/)
  expect(hashed('/assets/static/pages.abc.css', 'about.svg', '<svg />')).not.toBe(name)
})
