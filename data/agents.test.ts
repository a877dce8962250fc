import { expect, test } from 'vitest'
import { afterSetup, agentSetups, type AgentSetup } from './agent-setup.ts'
import { agentIds, agents, hiredCount, mainAgentOf } from './agents.ts'
import { departmentIds } from './departments.ts'

test('an agent shows one, two or three hired, and the same each time', () => {
  const counts = agentIds.map(hiredCount)
  expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
  expect(agentIds.map(hiredCount)).toEqual(counts)
})

test('each department is led by an agent of its own', () => {
  for (const id of departmentIds) expect(agents[mainAgentOf(id)].department).toBe(id)
})

test('what an agent needs after its setup call is its own, and most need nothing more', () => {
  const needs = agentIds.map(afterSetup).filter((text) => text !== undefined)
  expect(needs).toEqual(Object.values<AgentSetup>(agentSetups).flatMap(({ afterwards }) => afterwards?.text ?? []))
})
