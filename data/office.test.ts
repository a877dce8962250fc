import { expect, test } from 'vitest'
import { agentIds, agents } from './agents.ts'
import { departmentIds, departments } from './departments.ts'
import { desks, floorNames, hiredDesks } from './office.ts'

test('desks are listed floor by floor from the ground, and on a floor in reading order', () => {
  const places = desks.map(({ floor, x, y }) => [floor, y, x])
  const inOrder = [...places].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!)
  expect(places).toEqual(inOrder)
  expect([...new Set(desks.map(({ floor }) => floor))]).toEqual(floorNames.map((_, index) => index + 1))
})

test('a desk has the name of its agent or role, and says what it does', () => {
  const occupants = [
    ...agentIds.map((id) => ({ id, type: agents[id].department, ...agents[id] })),
    ...departmentIds.flatMap((type) =>
      departments[type].roles.map(({ id, name, line }) => ({ id, type, name, description: line })),
    ),
  ]
  for (const desk of desks) {
    const { type, name, description } = occupants.find(({ id }) => id === desk.id)!
    expect(desk).toMatchObject({ type, name, description })
  }
})

test('what is hired is listed in the order of the floors, each once; unknown ids are left out', () => {
  const [first, second] = desks
  const hired = [second!.id, 'nobody', first!.id, second!.id]
  expect(hiredDesks({ hired }).map(({ id }) => id)).toEqual([first!.id, second!.id])
})
