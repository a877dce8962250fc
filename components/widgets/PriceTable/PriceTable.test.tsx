import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bandRange, cheaperStep, monthlyTotal, pounds, priceBands } from '../../../data/pricing.ts'
import { PriceTable } from './PriceTable.tsx'

test('each level has the totals of its smallest and of its largest office', () => {
  const [, body = ''] = /<tbody>(.*)<\/tbody>/.exec(renderToStaticMarkup(<PriceTable />)) ?? []
  const totals = body
    .split('</tr>')
    .filter(Boolean)
    .map((row) =>
      row
        .split('<td>')
        .at(-1)!
        .match(/£[\d,]+/g),
    )
  expect(totals).toEqual(
    priceBands.map(({ from, to }) =>
      [...new Set([from, to])].filter(Number.isFinite).map((count) => pounds(monthlyTotal(count))),
    ),
  )
})

test('below it stands which size costs less than the one before', () => {
  const { from, to, before, after } = cheaperStep
  const [, note = ''] = /price-table-note">(.*)<\/p>/.exec(renderToStaticMarkup(<PriceTable />)) ?? []
  expect(note).toContain(`${to} agents cost less than ${from}.`)
  expect(note).toMatch(new RegExp(`${from} at .* ${pounds(before)} .* ${to} at .* ${pounds(after)}\\.`))
})

test('each level has its agents and the price of each', () => {
  const rows = renderToStaticMarkup(<PriceTable />).matchAll(
    /<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)<\/td>/g,
  )
  expect([...rows].map(([, ...cells]) => cells)).toEqual(
    priceBands.map((band) => [band.level, bandRange(band), pounds(band.price)]),
  )
})
