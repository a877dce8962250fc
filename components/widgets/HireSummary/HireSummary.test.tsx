import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { HireSummary } from './HireSummary.tsx'

test('at first the receptionist is chosen, at the price of one agent', () => {
  const html = renderToStaticMarkup(<HireSummary />)
  expect(html).toMatch(new RegExp(`<b>${agents.receptionist.name}</b> <span[^>]*>${pounds(agentPrice)} a month</span>`))
  expect([...html.matchAll(/checked="" value="([^"]*)"/g)].map(([, id]) => id)).toEqual(['receptionist'])
})
