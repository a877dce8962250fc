import { expect, test } from 'vitest'
import { phrases } from './phrases.ts'

test('a range of prices goes from the lowest to the highest', () => {
  const prices = phrases['bundle-prices'].match(/\d[\d,]*/g)!.map((price) => Number(price.replaceAll(',', '')))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
