import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { forms, formSchema } from './forms.ts'
import { industries } from './industries.ts'
import { phrases } from './phrases.ts'
import { pounds, priceFor } from './pricing.ts'

test('a range of prices goes from the lowest to the highest', () => {
  const prices = phrases['bundle-prices'].match(/\d[\d,]*/g)!.map((price) => Number(price.replaceAll(',', '')))
  const all = Object.values(industries).map(({ bundlePrice }) => bundlePrice)
  expect(prices).toEqual([Math.min(...all), Math.max(...all)])
})

test('the greatest lengths are those that the contact form takes', () => {
  const { shape } = formSchema(forms.contact)
  for (const [field, phrase] of [
    ['firstName', 'longest-name'],
    ['companyName', 'longest-company-name'],
    ['message', 'longest-text'],
  ] as const) {
    const length = Number(phrases[phrase].replaceAll(',', ''))
    const takes = (count: number) => z.safeParse(shape[field], 'a'.repeat(count)).success
    expect([takes(length), takes(length + 1)], phrase).toEqual([true, false])
  }
})

test('the lowest price begins with the number of agents that it names', () => {
  const from = Number(phrases['lowest-price-from'])
  expect([from - 1, from].map((count) => pounds(priceFor(count)) === phrases['lowest-price'])).toEqual([false, true])
})
