import { expect, test } from 'vitest'
import { bands, FULL_OFFICE, monthlyTotal, pounds, priceFor } from '../../../data/pricing.ts'
import { officePrice } from './price-steps.ts'

test.each([
  [1, '£99', '£99', undefined, 'One more agent brings all of them down to £89 each: £79 more in all.'],
  [2, '£89', '£178', '£20 less than at £99 each.', 'One more agent adds £89 a month.'],
  [
    5,
    '£79',
    '£395',
    '£100 less than at £99 each.',
    'One more agent brings all of them down to £75 each: £55 more in all.',
  ],
  [
    15,
    '£65',
    '£975',
    '£510 less than at £99 each.',
    'One more agent brings all of them down to £59 each: £31 less in all.',
  ],
  [16, '£59', '£944', '£640 less than at £99 each.', 'One more agent adds £59 a month.'],
])('%i agents', (count, each, total, saving, next) => {
  expect(officePrice(count)).toEqual({ each, total, saving, next })
})

test('each price and total is that of the records, and only a change of band changes the price of all', () => {
  for (let count = 1; count <= FULL_OFFICE; count += 1) {
    const { each, total, next } = officePrice(count)
    expect([each, total]).toEqual([pounds(priceFor(count)), pounds(monthlyTotal(count))])
    expect(next.includes('all of them')).toBe(bands.some(({ from }) => from === count + 1))
  }
})
