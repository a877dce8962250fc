import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ruler } from './Progress.tsx'

test('a ruler has a mark at each end of every step, and is filled as far as its value', () => {
  const html = renderToStaticMarkup(<Ruler value={3} max={15} label="Questions answered" />)
  const [, length] = /viewBox="0 0 (\d+) /.exec(html)!
  const [, filled] = /<rect width="(\d+)"/.exec(html)!
  expect(Number(filled) / Number(length)).toBe(3 / 15)
  const marks = [...html.matchAll(/M([\d.]+) 4v/g)].map(([, x]) => Number(x))
  expect(marks).toEqual(Array.from({ length: 16 }, (_, step) => (step * Number(length)) / 15))
})
