import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPath, agents } from '../../../data/agents.ts'
import { explorerAgentIds, explorerCards, explorerTabs } from '../../../data/explorer.ts'
import { AgentExplorer } from './AgentExplorer.tsx'

test('each card has its own facts, and leads to the page of its agent', () => {
  const cards = renderToStaticMarkup(<AgentExplorer />)
    .split('<div class="explorer-name">')
    .slice(1)
  expect(cards).toHaveLength(explorerAgentIds.length)
  for (const [index, id] of explorerAgentIds.entries()) {
    const { category, difficulty } = explorerCards[id]
    const card = cards[index]!.replaceAll('&amp;', '&')
    for (const words of [agents[id].title, agents[id].description, explorerTabs[category], `Setup: ${difficulty}`])
      expect(card).toContain(words)
    expect(card).toContain(`<a href="${agentPath(id)}">Learn More`)
  }
})
