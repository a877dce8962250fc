import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Action } from './Action.tsx'

const linkTo = (href: string, back = false) =>
  renderToStaticMarkup(
    <Action href={href} variant="default" size="default" back={back} route="/here">
      Words
    </Action>,
  )

test('only another site opens in a new tab, which cannot reach this one', () => {
  expect(linkTo('https://dashboard.example')).toContain('target="_blank" rel="noopener noreferrer"')
  for (const href of ['/demo', '#demo-section', 'tel:+442079460123', 'mailto:hello@staffroom.example'])
    expect(linkTo(href)).not.toContain('target')
})

test('a link back has its arrow before its words', () => {
  expect(linkTo('/demo', true)).toMatch(/<svg.*<\/svg>Words/)
  expect(linkTo('/demo')).not.toContain('<svg')
})
