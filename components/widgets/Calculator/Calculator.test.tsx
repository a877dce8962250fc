import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorInputIds, calculatorInputs } from '../../../data/calculator.ts'
import { Calculator } from './Calculator.tsx'

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
