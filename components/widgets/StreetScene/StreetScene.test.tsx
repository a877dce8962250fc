import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StreetScene } from './StreetScene.tsx'

test('the people are numbered from left to right, as the list below names them', () => {
  const html = renderToStaticMarkup(<StreetScene />)
  const numbers = [...html.matchAll(/<g class="number"><circle cx="(\d+)"[^>]*><\/circle><text[^>]*>(\d+)</g)]
  expect(numbers.map(([, , number]) => Number(number))).toEqual(numbers.map((_, index) => index + 1))
  const places = numbers.map(([, x]) => Number(x))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/<li><b>/g)).toHaveLength(numbers.length)
})
