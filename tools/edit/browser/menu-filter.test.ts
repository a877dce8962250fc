import { expect, test } from 'vitest'
import { isFound } from './menu-filter.ts'

test.each([
  ['', 'Paragraph', true],
  ['para', 'Paragraph', true],
  ['PRICE', '<PriceTable>The prices of agents.', true],
  ['agents price ', '<PriceTable>The prices of agents.', true],
  ['price list', '<PriceTable>The prices of agents.', false],
])('typing %j in the menu finds %j: %s', (typed, entry, expected) => {
  expect(isFound(typed, entry)).toBe(expected)
})
