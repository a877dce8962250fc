import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../../data/site.ts'
import { HotlineCall } from './HotlineCall.tsx'

test.each([
  [true, 'hotline hotline-large'],
  [false, 'hotline'],
])('the number is the demo line’s, under the words of the page, large: %s', (large, look) => {
  const html = renderToStaticMarkup(
    <HotlineCall large={large} route="/here">
      Call it.
    </HotlineCall>,
  )
  expect(html).toMatch(new RegExp(`^<div class="${look}">.*<div>Call it\\.</div>`))
  expect(html.endsWith(`<a href="${site.hotline.href}">${site.hotline.label}</a></div>`)).toBe(true)
})
