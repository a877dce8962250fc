import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPath, agents } from '../../../data/agents.ts'
import { teamCards } from '../../../data/team.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { TeamDirectory } from './TeamDirectory.tsx'

test('the lowest floor is on the ground; each one above it is higher, and has stairs', () => {
  const [, ...floors] = renderToStaticMarkup(<TeamDirectory />).split('<section class="team-floor')
  const heights = floors.map((floor) => Number(/team-height">\+?([\d.]+) m/.exec(floor.replaceAll('<!-- -->', ''))![1]))
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => b - a))
  expect(heights.at(-1)).toBe(0)
  expect(floors.map((floor) => floor.includes('class="team-stair"'))).toEqual(heights.map((height) => height > 0))
})

test('without script all cards are listed below the building, with links to the agents’ pages', () => {
  const [, list = ''] = renderToStaticMarkup(<TeamDirectory />).split('team-details')
  const items = list.split('<li>').slice(1).map(decoded)
  for (const [index, { agent, name, role, body }] of teamCards.entries()) {
    expect(items[index]).toContain(body)
    const [title, subtitle] = agent ? [agents[agent].title, agents[agent].job] : [name, role]
    expect(items[index]).toContain(agent ? `<h3><a href="${agentPath(agent)}">${title}</a></h3>` : `<h3>${title}</h3>`)
    expect(items[index]).toContain(subtitle)
  }
})

test('the key shows a figure for a person, and a desk for an agent', () => {
  const [person = '', agent = ''] = /<p class="team-key mono">(.*?)<\/p>/
    .exec(renderToStaticMarkup(<TeamDirectory />))![1]!
    .split('</span>')
  expect(person).toMatch(/^<span><svg class="scale-figure".*Person$/)
  expect(agent).toMatch(/^<span><svg class="symbol .*Agent$/)
})
