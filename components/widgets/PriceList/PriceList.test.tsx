import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { industries, industryIds } from '../../../data/industries.ts'
import { monthlyTotal } from '../../../data/pricing.ts'
import { PriceList } from './PriceList.tsx'

test('each bundle says how much less or more it is than its agents one by one', () => {
  const rows = renderToStaticMarkup(<PriceList of="bundles" />)
    .split('<li>')
    .slice(1)
  const differences = rows.map((row) => {
    const [, amount, word] = /£([\d,]+) (less|more) than/.exec(row)!
    return Number(amount) * (word === 'less' ? -1 : 1)
  })
  expect(differences).toEqual(
    industryIds.map((id) => industries[id].bundlePrice - monthlyTotal(industries[id].bundle.length)),
  )
})
