import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { playbookIds, playbooks, type PlaybookStep } from '../../../data/playbooks.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { PlaybookCards } from './PlaybookCards.tsx'

test('a card names each agent of its steps once, and each step says who does it', () => {
  const cards = renderToStaticMarkup(<PlaybookCards />)
    .split('<li><h3>')
    .slice(1)
  for (const [index, id] of playbookIds.entries()) {
    const workers = playbooks[id].steps.map(({ agent }: PlaybookStep) => agent && agents[agent].name)
    const named = decoded(/playbooks-agents">.*?<span>([^<]*)<\/span><\/p>/.exec(cards[index]!)![1]!).split(', ')
    expect(named).toEqual([...new Set(workers.filter(Boolean))])
    const steps = /<ol class="playbooks-steps">(.*?)<\/ol>/.exec(cards[index]!)![1]!
    const said = [...steps.matchAll(/<span class="mono">([^<]*)</g)].map(([, who]) => decoded(who!))
    expect(said).toEqual(workers.map((name) => (name ? `${name} agent` : 'You')))
  }
})

test('each figure on a card has its label', () => {
  const cards = renderToStaticMarkup(<PlaybookCards />)
    .split('<li><h3>')
    .slice(1)
  for (const [index, id] of playbookIds.entries()) {
    const { setupTime, rating, uses, industry, difficulty } = playbooks[id]
    expect(
      [...cards[index]!.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, what, figure]) => [what, figure]),
    ).toEqual([
      ['setup', `${setupTime} min`],
      ['of 5 stars', String(rating)],
      ['uses', String(uses)],
    ])
    expect(decoded(cards[index]!)).toContain(`${industries[industry].name}, ${difficulty}`)
  }
})

test('each button and link of a card names its playbook', () => {
  const html = decoded(renderToStaticMarkup(<PlaybookCards />))
  for (const id of playbookIds)
    for (const act of ['Clone', 'Preview', 'Export'])
      expect(html).toContain(`>${act}<span class="sr-only"> ${playbooks[id].name}</span>`)
})
