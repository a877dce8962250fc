import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { industries, industryIds, industryTitle } from '../../../data/industries.ts'
import { desks } from '../../../data/office.ts'
import { agentPrice, monthlyTotal, pounds, powerUps, priceFor } from '../../../data/pricing.ts'
import { chosenHead } from './chosen-head.tsx'

const words = (search: string) => renderToStaticMarkup(chosenHead(search)?.words).replace(/<[^>]+>/g, ' ')

test('one agent: its title, price, job and room', () => {
  expect(words('?desks=sales').replace(/\s+/g, ' ')).toContain(
    ` Hire your ${agents.sales.title} ${pounds(agentPrice)} a month. `,
  )
  expect(words('?desks=sales')).toContain(agents.sales.job)
  expect(renderToStaticMarkup(chosenHead('?desks=sales')?.drawing)).toContain('<svg')
})

test('several agents: how many, the price of each and of all, and their names', () => {
  const text = words('?desks=receptionist,sales,support&power-ups=voices').replace(/\s+/g, ' ')
  const names = [agents.receptionist, agents.sales, agents.support].map(({ name }) => name).join(', ')
  for (const part of [`3 agents at ${pounds(priceFor(3))} each`, powerUps.voices.name, names])
    expect(text).toContain(part)
  expect(text).toContain(`${pounds(monthlyTotal(3, ['voices']))} a month`)
})

test.each(desks.map(({ id }) => id))('?desks=%s has a heading and a drawing', (id) => {
  expect(words(`?desks=${id}`)).toContain('Hire your')
  expect(renderToStaticMarkup(chosenHead(`?desks=${id}`)?.drawing)).toContain('<svg')
})

test.each(industryIds)('?industry=%s: the bundle, its price and its premises', (id) => {
  const text = words(`?industry=${id}`)
  expect(text).toContain(industryTitle(id))
  expect(text).toContain(`${pounds(industries[id].bundlePrice)} a month for ${industries[id].bundle.length} agents`)
  expect(renderToStaticMarkup(chosenHead(`?industry=${id}`)?.drawing)).toContain('<svg')
})

test.each(['', '?desks=nobody', '?industry=toString'])('%j changes nothing', (search) => {
  expect(chosenHead(search)).toBeUndefined()
})
