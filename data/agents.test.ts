import { expect, test } from 'vitest'
import { afterSetup, agentSetups } from './agent-setup.ts'
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

test('an agent’s text about what follows its setup is that of its record', () => {
  for (const id of agentIds.filter((id) => id !== 'receptionist'))
    expect(afterSetup(id)).toBe(agentSetups[id].afterwards?.text)
  expect(afterSetup('receptionist')).toBeUndefined()
})
