import { expect, test } from 'vitest'
import { externalizeDrawings, hashedName } from './external-drawings.ts'

test('marked drawings move to one file and keep their place, size and label', () => {
  const files: string[] = []
  const html =
    '<p><svg class="sym rc ghost" width="52" height="52" role="img" aria-label="A desk" ' +
    'data-as-image="true"><path class="c" d="M0 0h1"/></svg><svg class="ic"><path d="M1 1"/></svg><svg ' +
    'class="axo" data-as-image=""><path d="M2 2"/></svg></p>'
  const page = externalizeDrawings(html, (svg) => `/assets/p.${files.push(svg)}.svg`)
  expect(page).toBe(
    '<p><svg class="sym" width="52" height="52" role="img" aria-label="A desk"><use ' +
      'href="/assets/p.1.svg#d0"/></svg><svg class="ic"><path d="M1 1"/></svg><svg class="axo"><use ' +
      'href="/assets/p.1.svg#d1"/></svg></p>',
  )
  expect(files).toEqual([
    expect.stringMatching(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><g id="d0".*<g id="d1".*<\/svg>$/),
  ])
})

test('a page without marked drawings does not change', () => {
  expect(externalizeDrawings('<svg><path d="M1 1"/></svg>', () => '')).toBe('<svg><path d="M1 1"/></svg>')
})

test('a file name contains the hash of the content', () => {
  const name = hashedName('/assets/static/pages.abc.css', 'about.svg', '<svg/>')
  expect(name).toMatch(/^\/assets\/static\/about\.[\w-]{8}\.svg$/)
  expect(hashedName('/assets/static/pages.abc.css', 'about.svg', '<svg />')).not.toBe(name)
})
