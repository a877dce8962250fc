import { expect, test } from 'vitest'
import { explorerAgentIds, explorerCards, explorerTabIds } from '../../../data/explorer.ts'
import { agentsInTab, asExplorerTab, benefitsFromText, benefitsToText } from './explorer-state.ts'

test('the explorer: six agents, every tab shows some, nonsense in the address shows all', () => {
  expect(explorerAgentIds).toEqual(['receptionist', 'sales', 'support', 'finance', 'compliance', 'analytics'])
  expect(explorerTabIds).toEqual([
    'all',
    'customer-experience',
    'sales-growth',
    'operations',
    'compliance',
    'analytics',
  ])
  expect(agentsInTab('all')).toEqual(explorerAgentIds)
  expect(agentsInTab('customer-experience')).toEqual(['receptionist', 'support'])
  for (const tab of explorerTabIds) expect(agentsInTab(tab).length).toBeGreaterThan(0)
  expect(new Set(explorerAgentIds.map((id) => explorerCards[id].difficulty))).toEqual(
    new Set(['Easy', 'Medium', 'Advanced']),
  )
  expect(asExplorerTab('operations')).toBe('operations')
  for (const text of [null, '', 'toString', '__proto__', 'OPERATIONS']) expect(asExplorerTab(text)).toBe('all')
  expect(benefitsFromText('finance,nobody,sales,sales')).toEqual(['sales', 'finance'])
  expect(benefitsToText(['finance', 'sales'])).toBe('sales,finance')
  for (const text of [null, '', ',', 'all', '__proto__']) expect(benefitsToText(benefitsFromText(text))).toBe(null)
})
