import { renderToStaticMarkup } from 'react-dom/server'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { industries, industryIds } from '../../../data/industries.ts'
import type { Point } from '../path.ts'
import { FloorPlanDrawing, type FloorPlan } from '../plan/FloorPlanDrawing.tsx'
import { wallPaths } from '../plan/Walls.tsx'
import { industryPlan, premises } from './industry-plan.ts'
import { premisesPlan } from './premises.ts'
import { smallOffice } from './small-office.ts'

const plans: [string, FloorPlan][] = [
  ...industryIds.map((id): [string, FloorPlan] => [id, industryPlan(id)]),
  ['a trade without premises', premisesPlan(smallOffice, industries.dental.bundle)],
]

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The rectangles in path data. */
function boxes(d: string): Box[] {
  return [...d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)h([\d.]+)v([\d.]+)/g)].map((match) => {
    const [x, y, width, height] = match.slice(1).map(Number) as [number, number, number, number]
    return [x, y, x + width, y + height]
  })
}

const LABEL = 23

const CALLOUT = 19

describe.each(plans)('%s', (_, plan) => {
  const markup = renderToStaticMarkup(<FloorPlanDrawing plan={plan} />)
  const { width, height } = plan.floor

  it('is drawn in whole, short numbers, without inline style, in less than 2.2 kB', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\.\d{3}|d=""|style=/)
    expect(gzipSync(markup).length).toBeLessThan(2200)
  })
  it('keeps desks, numbers and names inside the outer walls, on phones too', () => {
    const inside = ([x, y]: Point, margin: number) =>
      x >= margin && y >= margin && x <= width - margin && y <= height - margin
    for (const { at } of plan.desks) expect(inside(at, 40), `desk at ${at.join()}`).toBe(true)
    for (const { number, at } of plan.callouts!) expect(inside(at, CALLOUT), `number ${number}`).toBe(true)
    for (const {
      name,
      at: [x, y],
    } of plan.rooms ?? []) {
      expect(inside([x, y - LABEL * 0.75], 6) && inside([x + name.length * LABEL * 0.6, y], 4), name).toBe(true)
    }
  })
  it('keeps its numbers clear of walls, furniture and names, on phones too', () => {
    const names =
      plan.rooms?.map(({ name, at: [x, y] }): Box => [x, y - LABEL * 0.75, x + name.length * LABEL * 0.6, y]) ?? []
    const taken = [
      ...plan.walls.flatMap((wall) => boxes(wallPaths(wall).solid)),
      ...boxes(plan.furniture!.join('')),
      ...names,
    ]
    expect(taken.length).toBeGreaterThan(plan.walls.length)
    for (const {
      number,
      at: [x, y],
    } of plan.callouts!) {
      for (const [left, top, right, bottom] of taken) {
        expect(
          Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
          `number ${number}`,
        ).toBeGreaterThan(CALLOUT)
      }
    }
  })
  it('has no inner wall that ends on a window', () => {
    const [outer, inner] = [plan.walls.slice(0, 4), plan.walls.slice(4)]
    for (const { from, to, windows = [] } of outer) {
      const along = from[0] === to[0] ? 1 : 0
      const across = 1 - along
      const ends = inner.filter(
        (wall) =>
          wall.from[along] === wall.to[along] && [wall.from, wall.to].some((end) => end[across] === from[across]),
      )
      for (const [start, end] of windows)
        for (const wall of ends)
          expect(wall.from[along] < start || wall.from[along] > end, `window from ${start} to ${end}`).toBe(true)
    }
  })
  it('hatches the room of every desk in its own colour', () => {
    for (const { department, at } of plan.desks) {
      const zones = plan.zones!.filter(
        (zone) => at[0] > zone.x && at[0] < zone.x + zone.width && at[1] > zone.y && at[1] < zone.y + zone.height,
      )
      expect(
        zones.map((zone) => zone.department),
        `desk at ${at.join()}`,
      ).toEqual([department])
    }
  })
  it('keeps its four numbers apart', () => {
    const at = plan.callouts!.map((callout) => callout.at)
    for (const [index, a] of at.entries())
      for (const b of at.slice(index + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(CALLOUT * 2)
  })
  it('puts each number nearest to its own desk', () => {
    for (const { number, at } of plan.callouts!) {
      const distances = plan.desks.map((desk) => Math.hypot(desk.at[0] - at[0], desk.at[1] - at[1]))
      expect(distances.indexOf(Math.min(...distances)) + 1, `number ${number}`).toBe(number)
    }
  })
})

describe.each(industryIds)('the plan of %s', (id) => {
  it('seats the bundle in the order of its list, and says where each agent sits', () => {
    const plan = industryPlan(id)
    const seated = industries[id].bundle.map(({ agent }) => agents[agent])
    expect(plan.desks.map(({ department }) => department)).toEqual(seated.map(({ department }) => department))
    seated.forEach(({ name }, index) => expect(plan.altText).toContain(`${index + 1} ${name}, `))
    expect(plan.callouts!.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(plan.count).toBe('4 desks')
  })
})

it('draws no two trades alike', () => {
  const buildings = Object.values(premises).map(({ walls, furniture }) => JSON.stringify([walls, furniture]))
  expect(new Set(buildings).size).toBe(buildings.length)
})
