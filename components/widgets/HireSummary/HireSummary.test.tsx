import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { HireSummary } from './HireSummary.tsx'

test('at first the receptionist is chosen, at the price of one agent', () => {
  const html = renderToStaticMarkup(<HireSummary />)
  const [, ...words] = /<b>([^<]*)<\/b> <span[^>]*>([^<]*)<\/span>/.exec(html)!
  expect(words.map(decoded)).toEqual([agents.receptionist.name, `${pounds(agentPrice)} a month`])
  expect([...html.matchAll(/checked="" value="([^"]*)"/g)].map(([, id]) => id)).toEqual(['receptionist'])
})
