import { expect, test } from 'vitest'
import {
  agentPrice,
  priceBands,
  FULL_OFFICE,
  monthlyTotal,
  pounds,
  priceFor,
  volumeSaving,
} from '../../../data/pricing.ts'
import { officePrice } from './PriceSlider.tsx'

test('each price and total is that of the records, and only a change of band changes the price of all', () => {
  for (let count = 1; count <= FULL_OFFICE; count += 1) {
    const { each, total, saving, next } = officePrice(count)
    expect([each, total]).toEqual([pounds(priceFor(count)), pounds(monthlyTotal(count))])
    const saved = volumeSaving(count)
    expect(saving).toBe(saved ? `${pounds(saved)} less than at ${pounds(agentPrice)} each.` : undefined)
    const change = monthlyTotal(count + 1) - monthlyTotal(count)
    const isNewBand = priceBands.some(({ from }) => from === count + 1)
    expect(next.includes('all of them')).toBe(isNewBand)
    expect(next).toContain(pounds(Math.abs(change)))
    if (isNewBand) expect(next).toContain(change < 0 ? 'less in all' : 'more in all')
  }
})
