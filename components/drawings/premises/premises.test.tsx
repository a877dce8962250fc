import { renderToStaticMarkup } from 'react-dom/server'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { industries, industryIds } from '../../../data/industries.ts'
import type { Point } from '../path.ts'
import type { FloorPlan } from '../plan/floor-plan.ts'
import { FloorPlanDrawing } from '../plan/FloorPlanDrawing.tsx'
import { industryPlan, premises } from './industry-plan.ts'
import { premisesPlan } from './premises.ts'
import { smallOffice } from './small-office.ts'

const plans: [string, FloorPlan][] = [
  ...industryIds.map((id): [string, FloorPlan] => [id, industryPlan(id)]),
  ['a trade without premises', premisesPlan(smallOffice, industries.dental.bundle)],
]

const LABEL = 23
const CALLOUT = 19

describe.each(plans)('%s', (_, plan) => {
  const markup = renderToStaticMarkup(<FloorPlanDrawing plan={plan} />)
  const { width, height } = plan.floor

  it('is drawn in whole, short numbers, without inline style, in less than 2 kB', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\.\d{3}|d=""|style=/)
    expect(gzipSync(markup).length).toBeLessThan(2048)
  })
  it('keeps desks, numbers and names inside the outer walls, on phones too', () => {
    const inside = ([x, y]: Point, margin: number) => x >= margin && y >= margin && x <= width - margin && y <= height - margin
    for (const { at } of plan.desks) expect(inside(at, 40), `desk at ${at}`).toBe(true)
    for (const { number, at } of plan.callouts!) expect(inside(at, CALLOUT), `number ${number}`).toBe(true)
    for (const { name, at: [x, y] } of plan.rooms ?? []) {
      expect(inside([x, y - LABEL * 0.75], 6) && inside([x + name.length * LABEL * 0.6, y], 4), name).toBe(true)
    }
  })
  it('keeps its four numbers apart', () => {
    const at = plan.callouts!.map((callout) => callout.at)
    for (const [index, a] of at.entries()) for (const b of at.slice(index + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(CALLOUT * 2)
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
    seated.forEach(({ name }, index) => expect(plan.sentence).toContain(`${index + 1} ${name}, `))
    expect(plan.callouts!.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(plan.count).toBe('4 desks')
  })
})

it('draws no two trades alike', () => {
  const buildings = Object.values(premises).map(({ walls, fixtures }) => JSON.stringify([walls, fixtures]))
  expect(new Set(buildings).size).toBe(buildings.length)
})
