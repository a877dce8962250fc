import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { afterSetup } from '../../data/agent-setup.ts'
import { agentIds, agentPath, agents, relatedAgents, type AgentId } from '../../data/agents.ts'
import { gdprStrip } from '../../data/compliance.ts'
import { departments } from '../../data/departments.ts'
import { industries, industryIds, industryPath, similarIndustries, type IndustryId } from '../../data/industries.ts'
import { playbooks } from '../../data/playbooks.ts'
import { agentPrice, pounds } from '../../data/pricing.ts'
import { site } from '../../data/site.ts'
import { teamCards } from '../../data/team.ts'
import { transcripts } from '../../data/transcripts.ts'
import { decoded } from '../../tests/support/decoded.ts'
import { hirePath } from '../forms/hire-path.ts'
import { templates } from './templates.tsx'

const { article: Article, agent: AgentPage, industry: IndustryPage } = templates

test('an article has its contents beside it only where it is asked for', () => {
  const articleWith = (contents: { id: string; text: string }[]) =>
    renderToStaticMarkup(<Article contents={contents}>words</Article>)
  expect(articleWith([])).not.toContain('<nav')
  expect(articleWith([{ id: 'why', text: 'Why' }])).toContain('<a href="#why">Why</a>')
})

/** The addresses that a page names as related ones. */
const relatedLinks = (html: string) =>
  [
    ...html
      .slice(html.indexOf('aria-labelledby="related"'))
      .split('</nav>')[0]!
      .matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => new URL(href!, 'https://here.example'))
const pathOf = ({ pathname }: URL) => pathname

describe.each(agentIds)('the page of %s', (id: AgentId) => {
  const html = renderToStaticMarkup(
    <AgentPage contents={[]} agent={id}>
      words
    </AgentPage>,
  )
  test('ends with two of the industries that have the agent in their bundle', () => {
    const offices = industryIds.filter((industry) => industries[industry].bundle.some(({ agent }) => agent === id))
    const linked = relatedLinks(html).map(pathOf)
    expect(linked.filter((path) => industryIds.map(industryPath).includes(path))).toEqual(
      offices.slice(0, 2).map(industryPath),
    )
  })
  test('hires this agent by each of its calls to action, and a role of its department by the role’s', () => {
    const { department } = agents[id]
    const roles = departments[department].roles.map((role) => role.id)
    const hired = [...html.matchAll(/href="(\/hire-receptionist[^"]*)"/g)].map(([, href]) => href)
    // In the head, for each role, at the end, and in the bar of phones.
    expect(hired).toEqual([id, ...roles, id, id].map((desk) => hirePath({ desks: [desk] })))
  })
  test('ends with its name and what it costs, and a demo', () => {
    const { title } = agents[id]
    expect(decoded(html)).toContain(`<h2>${title}: ${pounds(agentPrice)} a month</h2>`)
    expect(html.match(/href="\/demo"/g)).toHaveLength(2)
  })
  test('says of each agent that it works well with why', () => {
    const [, related = ''] = html.split('<h2>Works well with</h2>')
    const lines = [...related.split('</ul>')[0]!.matchAll(/<a href="([^"]*)">([^<]*)<\/a><\/h3><p>([^<]*)/g)]
    expect(lines.map(([, ...line]) => line.map(decoded))).toEqual(
      relatedAgents(id).map(({ agent, line }) => [agentPath(agent), agents[agent].title, line]),
    )
  })
  test('leads to its own card among all agents', () => {
    const { searchParams, pathname } = new URL(
      /class="chip-link" href="([^"]*)"/.exec(html)![1]!,
      'https://here.example',
    )
    expect(pathname).toBe('/our-digital-office')
    expect(searchParams.get('card')).toBe(id)
    // A new agent has no card yet.
    expect(teamCards.filter(({ agent }) => agent === id).map((card) => card.id)).toEqual(
      teamCards.some((card) => card.id === id) ? [id] : [],
    )
  })
  test('says what is still done after its setup, and what happens to the data', () => {
    expect(decoded(html)).toContain(afterSetup(id) ?? '')
    for (const { label, href } of gdprStrip.links) expect(decoded(html)).toContain(`<a href="${href}">${label}</a>`)
  })
  test('names the number of the demo line only where it answers: on the receptionist’s', () => {
    expect(html.includes(site.hotline.label)).toBe(id === 'receptionist')
  })
})

describe.each(industryIds)('the page of %s', (id: IndustryId) => {
  const html = renderToStaticMarkup(
    <IndustryPage contents={[]} industry={id}>
      words
    </IndustryPage>,
  )
  test('hires this bundle by each of its calls to action, and has its price at each', () => {
    const hired = [...html.matchAll(/href="(\/hire-receptionist[^"]*)"/g)].map(([, href]) => href)
    expect(hired).toEqual(Array(4).fill(hirePath({ industry: id })))
    const { name, bundlePrice } = industries[id]
    const price = pounds(bundlePrice)
    for (const words of [`<b>${price}</b> a month for four agents`, `<h2>${name} bundle: ${price} a month</h2>`])
      expect(decoded(html)).toContain(words)
  })
  test('leads to the page of each agent of its bundle', () => {
    const [, bundle = ''] = /<section class="bundle"[^]*?<ol>([^]*?)<\/ol>/.exec(html) ?? []
    expect([...bundle.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, name]) => [href, decoded(name!)])).toEqual(
      industries[id].bundle.map(({ agent }) => [agentPath(agent), agents[agent].name]),
    )
  })
  test('says which agents a similar industry has, too', () => {
    const shared = [...html.matchAll(/Also includes ([^<]*)</g)].map(([, names]) => decoded(names!).split(/, | and /))
    const bundleOf = (industry: IndustryId) => industries[industry].bundle.map(({ agent }) => agents[agent].name)
    expect(shared).toEqual(
      similarIndustries(id).map((other) => bundleOf(id).filter((name) => bundleOf(other).includes(name))),
    )
  })
  test('ends with a call and a playbook of its own industry, or with all of them', () => {
    const links = relatedLinks(html)
    const { hash } = links.find(({ pathname }) => pathname === '/transcripts')!
    const preview = links.find(({ pathname }) => pathname === '/playbooks')!.searchParams.get('preview')
    const calls = Object.entries(transcripts).filter(([, { industry }]) => industry === id)
    const own = Object.entries(playbooks).filter(([, { industry }]) => industry === id)
    expect([...calls.map(([call]) => `#${call}`), ...(calls.length ? [] : [''])]).toContain(hash)
    expect([...own.map(([playbook]) => playbook), ...(own.length ? [] : [null])]).toContain(preview)
  })
})
