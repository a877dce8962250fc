import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prose } from './index.tsx'

const Link = prose.a as ComponentType<{ href: string; children: string }>
const linkTo = (href: string) => renderToStaticMarkup(<Link href={href}>words</Link>)

test('a link to another site sends no referrer and no opener', () => {
  expect(linkTo('https://dashboard.example/leads')).toContain('rel="noopener noreferrer"')
})

test.each(['/pricing', '#demo-section', 'mailto:hello@staffroom.example', 'tel:+442079460123'])(
  '%s is left as it is',
  (href) => {
    expect(linkTo(href)).toBe(`<a href="${href}">words</a>`)
  },
)

test('a table scrolls in a box that the keyboard reaches', () => {
  expect(renderToStaticMarkup(<prose.table />)).toBe(
    '<div class="table-box" role="region" aria-label="Table" tabindex="0"><table></table></div>',
  )
})
