import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stamp } from './Stamp.tsx'

test.each([
  ['stamp', 'stamp'],
  ['success', 'stamp stamp-success'],
  ['warning', 'stamp stamp-warning'],
] as const)('kind="%s" has its class', (kind, look) => {
  expect(
    renderToStaticMarkup(
      <Stamp kind={kind} route="/here">
        Words
      </Stamp>,
    ),
  ).toBe(`<span class="${look}">Words</span>`)
})
