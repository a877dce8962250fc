import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compliancePackIds, compliancePacks, popularPack } from '../../../data/compliance.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { CompliancePacks } from './CompliancePacks.tsx'

test('one pack is marked as the one that most ask about, in its look and in words', () => {
  const packs = renderToStaticMarkup(<CompliancePacks />)
    .split(/(?=<li[^>]*><p class="mono">)/)
    .slice(1)
    .map(decoded)
  const isPopular = compliancePackIds.map((id) => id === popularPack)
  expect(packs.map((pack) => pack.startsWith('<li class="popular"'))).toEqual(isPopular)
  expect(packs.map((pack) => pack.includes('Most asked about'))).toEqual(isPopular)
  for (const [index, id] of compliancePackIds.entries()) expect(packs[index]).toContain(compliancePacks[id].name)
})
