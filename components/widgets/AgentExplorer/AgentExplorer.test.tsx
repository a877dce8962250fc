import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPath, agents } from '../../../data/agents.ts'
import { explorerAgentIds, explorerCards, explorerTabs } from '../../../data/explorer.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

test('each card has its own facts, and leads to the page of its agent', () => {
  const cards = renderToStaticMarkup(<AgentExplorer />)
    .split('<div class="explorer-name">')
    .slice(1)
  expect(cards).toHaveLength(explorerAgentIds.length)
  for (const [index, id] of explorerAgentIds.entries()) {
    const { category, difficulty } = explorerCards[id]
    const card = decoded(cards[index]!)
    for (const words of [agents[id].title, agents[id].description, explorerTabs[category], `Setup: ${difficulty}`])
      expect(card).toContain(words)
    expect(card).toContain(`<a href="${agentPath(id)}">Learn More`)
  }
})

test('before its script has come, the Tab key reaches the chosen tab of each row, and no other', () => {
  const tabs = [...renderToStaticMarkup(<AgentExplorer />).matchAll(/<button[^>]* role="tab"[^>]*>/g)].map(
    ([tab]) => tab,
  )
  const isChosen = tabs.map((tab) => tab.includes('aria-selected="true"'))
  expect(isChosen.filter(Boolean)).toHaveLength(1 + explorerAgentIds.length)
  expect(tabs.map((tab) => /tabindex="0"/i.test(tab))).toEqual(isChosen)
})
