import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { site } from '../../../data/site.ts'
import { teamFloors } from '../../../data/team.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { ScaleFigure } from '../../drawings/figures/ScaleFigure.tsx'
import { StreetScene } from './StreetScene.tsx'

test('the people are numbered from left to right, as the list below names them', () => {
  const html = renderToStaticMarkup(<StreetScene />)
  const numbers = [...html.matchAll(/<g class="number"><circle cx="(\d+)"[^>]*><\/circle><text[^>]*>(\d+)</g)]
  expect(numbers.map(([, , number]) => Number(number))).toEqual(numbers.map((_, index) => index + 1))
  const places = numbers.map(([, x]) => Number(x))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/<li><b>/g)).toHaveLength(numbers.length)
})

test('the list names the people in the order in which they are drawn', () => {
  const people = teamFloors.flatMap(({ cards }) => cards.filter(({ figure }) => figure))
  const html = renderToStaticMarkup(<StreetScene />)
  const shapes = (svg: string) => svg.replace(/^[^>]*>/, '').split('</svg>')[0]
  const drawn = html.split('<svg class="scale-figure"').slice(1)
  const places = drawn.map((figure) => Number(/ x="(\d+)"/.exec(figure)![1]))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(drawn.map(shapes)).toEqual(
    people.map(({ figure }) => shapes(renderToStaticMarkup(<ScaleFigure name={figure!} />))),
  )
  const named = [...html.matchAll(/<li><b>([^<]*)<\/b><span[^>]*>([^<]*)/g)].map(([, ...words]) => words.map(decoded))
  expect(named).toEqual(people.map(({ name, role }) => [name, role]))
})

test('the brand stands over the shop, and the price of one agent on its board', () => {
  const html = renderToStaticMarkup(<StreetScene />)
  expect(decoded(html)).toContain(`<text class="name" x="300" y="160">${site.brand}</text>`)
  const board = [...html.matchAll(/<text class="chalk"[^>]*>([^<]*)/g)].map(([, line]) => line)
  expect(board.join(' ')).toBe(`An agent ${pounds(agentPrice)} a month`)
})
