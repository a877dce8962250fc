import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { industries, industryIds, industryTitle } from '../../../data/industries.ts'
import { desks } from '../../../data/office.ts'
import { pounds } from '../../../data/pricing.ts'
import { chosenHead } from './chosen-head.tsx'

const words = (search: string) => renderToStaticMarkup(chosenHead(search)?.words).replace(/<[^>]+>/g, ' ')

test('one agent: its title, price, job and room', () => {
  expect(words('?desks=sales')).toMatch(/^ Hire your AI Sales Agent +£99 a month\. /)
  expect(words('?desks=sales')).toContain(agents.sales.job)
  expect(renderToStaticMarkup(chosenHead('?desks=sales')?.drawing)).toContain('<svg')
})

test('several agents: how many, the price of each and of all, and their names', () => {
  expect(words('?desks=receptionist,sales,support&power-ups=voices').replace(/\s+/g, ' ')).toBe(
    ' Hire your 3 agents 3 agents at £89 each and Premium Voices: £286 a month. Receptionist, Sales, Support. ',
  )
})

test.each(desks.map(({ id }) => id))('?desks=%s has a heading and a drawing', (id) => {
  expect(words(`?desks=${id}`)).toContain('Hire your')
  expect(renderToStaticMarkup(chosenHead(`?desks=${id}`)?.drawing)).toContain('<svg')
})

test.each(industryIds)('?industry=%s: the bundle, its price and its premises', (id) => {
  const text = words(`?industry=${id}`)
  expect(text).toContain(industryTitle(id))
  expect(text).toContain(`${pounds(industries[id].bundlePrice)} a month for 4 agents`)
  expect(renderToStaticMarkup(chosenHead(`?industry=${id}`)?.drawing)).toContain('<svg')
})

test.each(['', '?desks=nobody', '?industry=toString'])('%j changes nothing', (search) => {
  expect(chosenHead(search)).toBeUndefined()
})
