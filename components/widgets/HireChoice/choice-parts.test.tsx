import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentSetups, setupStepsOf } from '../../../data/agent-setup.ts'
import { agentIds, agents } from '../../../data/agents.ts'
import { roleOf } from '../../../data/departments.ts'
import { industries, industryIds, industryPath, industryTitle } from '../../../data/industries.ts'
import { desks } from '../../../data/office.ts'
import { agentPrice, monthlyTotal, pounds, powerUps, priceFor } from '../../../data/pricing.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { choiceParts, type ChoicePart } from './choice-parts.tsx'

const text = (search: string, part: ChoicePart) =>
  decoded(renderToStaticMarkup(choiceParts(search)?.[part]).replace(/<[^>]+>/g, ' '))

const words = (search: string) => text(search, 'words')

test('one agent: its title, price, job and room', () => {
  expect(words('?desks=sales').replace(/\s+/g, ' ')).toContain(
    ` Hire your ${agents.sales.title} ${pounds(agentPrice)} a month. `,
  )
  expect(words('?desks=sales')).toContain(agents.sales.job)
  expect(renderToStaticMarkup(choiceParts('?desks=sales')?.drawing)).toContain('<svg')
})

test('several agents: how many, the price of each and of all, and their names', () => {
  const head = words('?desks=receptionist,sales,support&power-ups=voices').replace(/\s+/g, ' ')
  const names = new Intl.ListFormat('en-GB').format(
    [agents.receptionist, agents.sales, agents.support].map(({ name }) => name),
  )
  for (const part of [`3 agents at ${pounds(priceFor(3))} each`, powerUps.voices.name, names])
    expect(head).toContain(part)
  expect(head).toContain(`${pounds(monthlyTotal(3, ['voices']))} a month`)
})

test.each(desks.map(({ id }) => id))('?desks=%s has a heading and a drawing', (id) => {
  expect(words(`?desks=${id}`)).toContain('Hire your')
  expect(renderToStaticMarkup(choiceParts(`?desks=${id}`)?.drawing)).toContain('<svg')
})

test.each(industryIds)('?industry=%s: the bundle, its price and its premises', (id) => {
  const head = words(`?industry=${id}`)
  expect(head).toContain(industryTitle(id))
  expect(head).toContain(`${pounds(industries[id].bundlePrice)} a month for ${industries[id].bundle.length} agents`)
  expect(renderToStaticMarkup(choiceParts(`?industry=${id}`)?.drawing)).toContain('<svg')
})

test.each(['', '?desks=nobody', '?industry=toString'])('%j changes nothing', (search) => {
  expect(choiceParts(search)).toBeUndefined()
})

test.each(agentIds)('?desks=%s shows what this agent does and how it is set up, not another one', (id) => {
  const search = `?desks=${id}`
  for (const { title } of agents[id].features) expect(text(search, 'features')).toContain(title)
  for (const { text: step } of setupStepsOf(id)) expect(text(search, 'setup')).toContain(step)
  expect(text(search, 'summary')).toContain(agents[id].name)
})

test.each(Object.entries(agentSetups))('?desks=%s is set up with what its own record says', (id, setup) => {
  const steps = text(`?desks=${id}`, 'setup')
  const { business, rules, connects, trial, afterwards } = setup
  for (const own of [business, rules.title, rules.text, connects, trial, afterwards?.text ?? ''])
    expect(steps).toContain(own)
})

test('one agent with a power-up: the price of each and of both, and what the power-up is', () => {
  const search = '?desks=sales&power-ups=voices'
  const list = new Intl.ListFormat('en-GB').format([`One agent at ${pounds(priceFor(1))}`, powerUps.voices.name])
  const price = `${list}: ${pounds(monthlyTotal(1, ['voices']))} a month`
  for (const part of ['words', 'summary'] as const)
    expect(text(search, part).replace(/\s+/g, ' '), part).toContain(price.replace(/\s+/g, ' '))
  expect(text(search, 'features')).toContain(powerUps.voices.description)
})

test('up to four agents are drawn as rooms in a row, more as a building', () => {
  const drawn = (count: number) =>
    /class="(room-row|elevation)"/.exec(
      renderToStaticMarkup(choiceParts(`?desks=${agentIds.slice(0, count).join()}`)?.drawing),
    )?.[1]
  expect([2, 4, 5].map(drawn)).toEqual(['room-row', 'room-row', 'elevation'])
})

test.each(industryIds)('?industry=%s says what its agents are set up with, and connected to', (id) => {
  const { bundle, training } = industries[id]
  const setup = text(`?industry=${id}`, 'setup')
  expect(setup).toContain(training)
  for (const { agent } of bundle)
    expect(setup).toContain(agent === 'receptionist' ? 'your phone line and diary' : agentSetups[agent].connects)
})

test.each(industryIds)('?industry=%s leads to its page, and has its agents ticked', (id) => {
  const { summary, features } = choiceParts(`?industry=${id}`)!
  const html = renderToStaticMarkup(summary)
  for (const part of [html, renderToStaticMarkup(features)]) expect(part).toContain(`href="${industryPath(id)}"`)
  const ticked = [...html.matchAll(/name="desks" checked="" value="([^"]*)"/g)].map(([, agent]) => agent)
  expect(ticked.sort()).toEqual(industries[id].bundle.map(({ agent }) => agent).sort())
})

test('a new choice is announced, and without script it is asked for at the form', () => {
  const html = renderToStaticMarkup(choiceParts('?desks=sales')?.summary)
  expect(decoded(html)).toContain(`<p role="status"><b>${agents.sales.name}</b>`)
  expect(html).toContain('<form action="/hire-receptionist#sign-up" method="get">')
  expect(html).toContain('href="/pricing#industry-bundles"')
})

test('several agents: the job and the setup of each, and all of them ticked in the summary', () => {
  const search = '?desks=sales,finance'
  for (const id of ['sales', 'finance'] as const) {
    expect(text(search, 'features')).toContain(agents[id].job)
    expect(text(search, 'setup')).toContain(setupStepsOf(id)[1]!.text)
  }
  expect(renderToStaticMarkup(choiceParts(search)?.summary).match(/checked=""/g)).toHaveLength(2)
})

test('a role without a page says what it does, and is set up as its department is', () => {
  const search = '?desks=quote-desk'
  expect(text(search, 'features')).toContain(roleOf('quote-desk').choice)
  expect(text(search, 'setup')).toContain(setupStepsOf('sales')[1]!.text)
})

test.each(industryIds)('?industry=%s shows what each of its agents does in the trade', (id) => {
  for (const { line } of industries[id].bundle) expect(text(`?industry=${id}`, 'features')).toContain(line)
  expect(text(`?industry=${id}`, 'summary')).toContain(pounds(industries[id].bundlePrice))
})

test('a new choice keeps a role without a page, and the power-ups', () => {
  const summary = renderToStaticMarkup(choiceParts('?desks=sales,quote-desk&power-ups=voices,memory')?.summary)
  const ticked = [...summary.matchAll(/name="desks" checked="" value="([^"]*)"/g)].map(([, id]) => id)
  expect(ticked).toEqual(['sales', 'quote-desk'])
  const kept = [...summary.matchAll(/type="hidden" name="power-ups" value="([^"]*)"/g)].map(([, id]) => id)
  expect(kept.sort()).toEqual(['memory', 'voices'])
})
