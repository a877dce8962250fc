import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorInputIds, calculatorInputs, calculatorSample } from '../../../data/calculator.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { Calculator } from './Calculator.tsx'
import { wholeNumber, wholePercent } from './calculator-state.ts'

test('each field says in its label which unit it takes', () => {
  const html = renderToStaticMarkup(<Calculator />)
  for (const id of calculatorInputIds) {
    const {
      prefix = '',
      suffix = '',
      label,
    }: { label: string; prefix?: string; suffix?: string } = calculatorInputs[id]
    const [, labelOfField = ''] = new RegExp(`<label for="[^"]*${id}">([^<]*)`).exec(html) ?? []
    expect(labelOfField).toContain(label)
    expect(/pounds/.test(labelOfField), labelOfField).toBe(prefix === '£')
    expect(/percent/.test(labelOfField), labelOfField).toBe(suffix === '%')
  }
})

test('each line of the sum has its own figure, and what one agent costs is taken off', () => {
  const { missedCalls, bookings, revenue, net, returnPercent } = calculatorSample
  const lines = [...renderToStaticMarkup(<Calculator />).matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)]
  expect(Object.fromEntries(lines.map(([, label, figure]) => [label, figure]))).toEqual({
    'Missed calls': wholeNumber(missedCalls),
    Bookings: wholeNumber(bookings),
    Revenue: pounds(revenue),
    'Cost of one agent': `−${pounds(agentPrice)}`,
    Net: pounds(net),
    Return: wholePercent(returnPercent),
  })
})
