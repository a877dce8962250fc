import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './Section.tsx'

test.each([
  [{ tone: 'paper', space: 'full' }, 'sec', 'wrap flow'],
  [{ tone: 'well', space: 'close' }, 'sec band close', 'wrap flow'],
  [{ tone: 'paper', space: 'tight', split: '4/4/4' }, 'sec tight', 'wrap split split-4-4-4'],
] as const)('%j has its colour, its space and its columns', (props, look, columns) => {
  const html = renderToStaticMarkup(
    <Section id="here" route="/" {...props}>
      Words
    </Section>,
  )
  expect(html).toBe(`<div id="here" class="${look}"><div class="${columns}">Words</div></div>`)
})
