import { expect, test } from '@playwright/test'
import { agentIds, agentPath } from '../../data/agents.ts'
import { industryIds, industryPath } from '../../data/industries.ts'
import { elements, find, parsePage, textContent } from '../../tools/lib/html.ts'

/** Headings that the specification and the decisions name, by page. */
const named: Record<string, readonly string[]> = {
  '/': ['Book Your Demo', 'Choose Your AI Agents', 'Why Choose Staffroom'],
  '/agent-era': ['Web1 to Web4', 'Why agents', 'Business-model comparison', 'Advantages'],
  '/agent-journey': ['Your 30-day roadmap'],
  '/agent-utility': ['Value-proposition canvas'],
  '/compliance-centre': ['Quick actions', 'Certification status', 'Industry compliance packs'],
  '/security': ['Certification status'],
  '/contact': ['Frequently asked questions'],
  '/pricing': ['Frequently asked questions', 'Power-ups', 'Industry bundles', 'Compliance packs'],
  '/solutions': ['Frequently asked questions'],
  '/digital-transformation': ['What is Web4 OS?', 'The 90-day journey', 'Frequently asked questions'],
  ...Object.fromEntries(agentIds.map((id) => [agentPath(id), ['Key features']])),
  ...Object.fromEntries(industryIds.map((id) => [industryPath(id), ['Perfect for', 'Similar industries']])),
}

for (const [route, names] of Object.entries(named)) {
  test(`${route} has the sections that the specification names`, async ({ request }) => {
    const main = find(parsePage(await (await request.get(route)).text()), 'main')!
    const headings = elements(main)
      .filter(({ tagName }) => /^h[23]$/.test(tagName))
      .map((heading) => textContent(heading).replace(/\s+/g, ' ').trim())
    expect(names.filter((name) => !headings.includes(name))).toEqual([])
  })
}
