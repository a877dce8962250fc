import { expect, test } from 'vitest'
import { industryIds } from '../../../data/industries.ts'
import { relatedIndustries, sharedAgents } from './related-industries.ts'

test('related industries are others, those with the most agents in common first', () => {
  for (const id of industryIds) {
    const related = relatedIndustries(id)
    expect(related, id).not.toContain(id)
    expect(new Set(related).size, id).toBe(related.length)
    const others = industryIds.filter((other) => other !== id && !related.includes(other))
    const shared = related.map((other) => sharedAgents(id, other).length)
    expect(shared, id).toEqual([...shared].sort((a, b) => b - a))
    for (const other of others) expect(sharedAgents(id, other).length, id).toBeLessThanOrEqual(Math.min(...shared))
  }
})
