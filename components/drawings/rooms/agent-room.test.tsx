import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { agentIds, agents, type AgentId } from '../../../data/agents.ts'
import { departmentIds } from '../../../data/departments.ts'
import type { Point } from '../path.ts'
import { FloorPlanDrawing, type FloorPlan } from '../plan/FloorPlanDrawing.tsx'
import { agentRoom, plainRoom, rooms } from './agent-room.ts'

/* On a phone a call-out's circle grows to a radius of 19 and a line around it. */
const CIRCLE = 20

const WALL = 6

const plans: [string, FloorPlan][] = [
  ...agentIds.map((id): [string, FloorPlan] => [agents[id].title, agentRoom(id)]),
  ...departmentIds.map((id): [string, FloorPlan] => [`a plain room for ${id}`, plainRoom(id)]),
]

describe.each(plans)('%s', (_, plan) => {
  const { x, y, width, height } = plan.floor
  const inside = ([atX, atY]: Point, edge: number) =>
    atX - edge >= x && atX + edge <= x + width && atY - edge >= y && atY + edge <= y + height
  const notes = plan.callouts!

  it('numbers six things from 1 to 6', () => {
    expect(notes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(notes.map(({ target }) => String(target))).size).toBe(6)
  })
  it('keeps circles off the walls and off each other, and points at things in the room', () => {
    for (const { number, at, target } of notes) {
      expect(inside(at, CIRCLE + WALL), `circle ${number}`).toBe(true)
      expect(inside(target!, WALL), `target ${number}`).toBe(true)
      expect(distance(at, target!), `the line of ${number}`).toBeGreaterThan(CIRCLE)
    }
    for (const one of notes)
      for (const other of notes)
        if (one !== other)
          expect(distance(one.at, other.at), `${one.number} and ${other.number}`).toBeGreaterThan(2 * CIRCLE)
  })
  it('is valid and small', () => {
    const markup = renderToStaticMarkup(<FloorPlanDrawing plan={plan} />)
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\.\d{3}|d=""|style=/)
    expect(gzipSync(markup).length).toBeLessThan(2500)
  })
})

it.each(Object.entries(rooms))('%s: the room has a call-out for each feature and no other', (id, { callouts }) => {
  const { features } = agents[id as AgentId]
  expect(Object.keys(callouts).sort()).toEqual(features.map((feature) => feature.id).sort())
})

it.each(Object.entries(rooms))('%s: the desk stands as its room says, with what lies on it', (id, room) => {
  const plan = agentRoom(id as AgentId)
  expect(plan.desks.map(({ at, turn }) => [at, turn])).toEqual([[room.desk, room.turn]])
  expect([plan.furniture, plan.onDesks]).toEqual([room.furniture, room.onDesk])
})

it('no two rooms have the same furniture', () => {
  const held = Object.values(rooms).map(({ holds }) => holds)
  expect(new Set(held).size).toBe(held.length)
})

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
