import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WeeklyReceipt } from './WeeklyReceipt.tsx'

test('the lines of the receipt add up to its net', () => {
  const amounts = [...renderToStaticMarkup(<WeeklyReceipt />).matchAll(/<dd>£([\d,]+)/g)].map(([, text]) =>
    Number(text!.replaceAll(',', '')),
  )
  const net = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(net)
})
