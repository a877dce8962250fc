import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleOffices } from '../../../data/office.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { ExampleOffices } from './ExampleOffices.tsx'

test('the lines of each receipt add up to its total, and its link hires what is on it', () => {
  const receipts = renderToStaticMarkup(<ExampleOffices />)
    .split('<li class="card">')
    .slice(1)
  expect(receipts).toHaveLength(exampleOffices.length)
  for (const [index, office] of exampleOffices.entries()) {
    const amounts = [...receipts[index]!.matchAll(/<dd>£([\d,]+)/g)].map(([, text]) => Number(text!.replace(',', '')))
    const total = amounts.pop()
    expect(amounts).toHaveLength(1 + office.powerUps.length)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    expect(decoded(receipts[index]!)).toContain(`href="${hirePath(office)}"`)
  }
})
