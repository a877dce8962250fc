import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { agentIds, agents, type AgentId } from '../../data/agents.ts'
import { industries, industryIds, industryPath, similarIndustries, type IndustryId } from '../../data/industries.ts'
import { playbooks } from '../../data/playbooks.ts'
import { site } from '../../data/site.ts'
import { transcripts } from '../../data/transcripts.ts'
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
  test('says which agents a similar industry has, too', () => {
    const shared = [...html.matchAll(/Also includes ([^<]*)</g)].map(([, names]) => names!.split(/, | and /))
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
