import { expect, test } from 'vitest'
import { industryIds, similarIndustries } from './industries.ts'

test.each(industryIds)('%s: its similar trades are three others', (id) => {
  const similar = similarIndustries(id)
  expect(new Set([id, ...similar]).size).toBe(4)
  for (const other of similar) expect(industryIds).toContain(other)
})
