import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { departmentClass, departmentIds } from '../../data/departments.ts'
import { industries, industryIds } from '../../data/industries.ts'
import { priceBands } from '../../data/pricing.ts'
import { Axonometric, noteHeights } from './axonometric/Axonometric.tsx'
import { agentsByStorey, growingOffice, headOffices } from './axonometric/offices.ts'
import { RadarChart } from './charts/RadarChart.tsx'
import { buildingOf, Elevation, windows } from './elevation/Elevation.tsx'
import { ScaleFigure } from './figures/ScaleFigure.tsx'
import { FloorPlanDrawing, type FloorPlan } from './plan/FloorPlanDrawing.tsx'
import { RoomDoor, RoomRow } from './plan/Rooms.tsx'
import { Walls } from './plan/Walls.tsx'
import { IndustrySymbol } from './symbols/IndustrySymbol.tsx'
import { PlacedSymbol, PlanSymbol } from './symbols/PlanSymbol.tsx'

const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing)

const room: FloorPlan = {
  altText: 'Plan of a reception room.',
  floor: { x: 60, y: 60, width: 540, height: 420 },
  walls: [
    { from: [60, 60], to: [600, 60], windows: [[70, 220]] },
    { from: [60, 480], to: [600, 480], doors: [{ at: 60, width: 90, swing: -1 }] },
    { from: [60, 60], to: [60, 480] },
    { from: [600, 60], to: [600, 480] },
  ],
  desks: [{ department: 'reception', at: [380, 220], scale: 4.6, turn: 180 }],
  zones: [{ department: 'reception', x: 220, y: 60, width: 320, height: 270 }],
  furniture: ['M72 158h34v38h-34z', 'M72 166h34'],
  routes: [
    [
      [166, 462],
      [166, 396],
      [380, 396],
      [380, 330],
    ],
  ],
  callouts: [
    { number: 1, at: [454, 320], target: [402, 286] },
    { number: 2, at: [240, 150] },
  ],
  rooms: [{ name: 'Reception', at: [72, 88] }],
  count: '1 desk',
}

const everything: Record<string, ReactElement> = {
  ...Object.fromEntries(
    departmentIds.map((department) => [`${department} symbol`, <PlanSymbol department={department} />]),
  ),
  ...Object.fromEntries(
    industryIds.map((industry) => [`${industry} premises`, <IndustrySymbol industry={industry} />]),
  ),
  'small office': <IndustrySymbol />,
  ...Object.fromEntries(priceBands.map((band) => [band.level, <Elevation band={band} />])),
  'proposed building': <Elevation band={priceBands[4]!} proposed />,
  'placed symbol': <PlacedSymbol department="hr" x={10 / 3} y={-7} turn={90} proposed />,
  'cut-away office': <Axonometric office={growingOffice} />,
  'row of rooms': <RoomRow departments={['reception', 'sales']} count={3} />,
  walls: (
    <Walls
      walls={[
        { from: [0, 0], to: [200, 0], doors: [{ at: 20 }], windows: [[100, 180]] },
        { from: [0, 0], to: [0, 100], doors: [{ at: 20, swing: -1, hinge: 'end' }] },
      ]}
    />
  ),
  'floor plan': <FloorPlanDrawing plan={room} />,
  'door to the right': <RoomDoor side="right" />,
  'door below': <RoomDoor side="below" />,
  figure: <ScaleFigure name="folder" />,
}

describe.each(Object.entries(everything))('%s', (_, drawing) => {
  const markup = draw(drawing)
  it('has no NaN, at most one decimal and no empty path', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\.\d{3}|d=""/)
  })
  it('draws the same each time', () => {
    expect(draw(drawing)).toBe(markup)
  })
  it('has no inline style, which the content security policy would refuse', () => {
    expect(markup).not.toContain('style=')
  })
  if (markup.startsWith('<svg')) {
    it('has its size in its attributes, and either a text alternative or none', () => {
      expect(markup).toMatch(
        /^<svg [^>]*viewBox="[-\d .]+" width="\d+" height="\d+" (aria-hidden="true"|role="img" aria-label="[^"]+")/,
      )
    })
  }
})

describe('a symbol', () => {
  it('is centred on its place, in its size, turned clockwise, and dashed where it is proposed', () => {
    const placed = draw(<PlacedSymbol department="hr" x={100} y={50} scale={2} turn={90} proposed />)
    expect(placed).toContain('<g class="symbol hr ghost" transform="translate(36-14) scale(2) rotate(90 32 32)">')
    expect(draw(<PlacedSymbol department="hr" x={32} y={32} />)).toContain(
      '<g class="symbol hr" transform="translate(0 0) scale(1)">',
    )
  })
  it('is a different one for every department', () => {
    expect(new Set(departmentIds.map((department) => draw(<PlanSymbol department={department} />))).size).toBe(10)
  })
})

describe("a trade's symbol", () => {
  it.each(industryIds)('%s has the colour of its trade', (industry) => {
    expect(draw(<IndustrySymbol industry={industry} />)).toContain(
      `class="symbol ${departmentClass(industries[industry].colour)}"`,
    )
  })
  const shapes = (drawing: ReactElement) => draw(drawing).replace(/^<svg[^>]*>/, '')
  it('differs for every trade, and from every department’s', () => {
    const all = [
      // A trade without a plan of its own gets the small office.
      ...new Set([undefined, ...industryIds].map((industry) => shapes(<IndustrySymbol industry={industry} />))),
      ...departmentIds.map((department) => shapes(<PlanSymbol department={department} />)),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(departmentIds.length + 1)
  })
})

type Box = { left: number; top: number; right: number; bottom: number }

/** The upright rectangles of path data. */
function rectanglesIn(d: string): Box[] {
  return [...d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)h([\d.]+)v([\d.]+)/g)].map((found) => {
    const [left, top, width, height] = found.slice(1).map(Number) as [number, number, number, number]
    return { left, top, right: left + width, bottom: top + height }
  })
}

/** Where a path leads to: its ends, and the ends of its arcs and curves. */
function endsIn(d: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command, text]) => {
    const values = (text!.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number)
    const size = { h: 1, v: 1, a: 7, q: 4, c: 6 }[command!.toLowerCase()] ?? 2
    return Array.from({ length: values.length / size }, (_, index): [number, number] => {
      const [across = 0, along = 0] = values.slice(0, (index + 1) * size).slice(size === 1 ? -1 : -2)
      const [startX, startY] = /[A-Z]/.test(command!) ? [0, 0] : [x, y]
      x = command === 'v' ? x : startX + across
      y = command === 'h' ? y : startY + (command === 'v' ? across : along)
      return [x, y]
    })
  })
}

function isInside(one: Box, other: Box): boolean {
  const isBeside = one.left < other.left || one.right > other.right
  return !isBeside && one.top >= other.top && one.bottom <= other.bottom
}

describe('a figure', () => {
  it('differs for each name', () => {
    const names = ['scarf', 'folder', 'mug'] as const
    expect(new Set(names.map((name) => draw(<ScaleFigure name={name} />))).size).toBe(names.length)
  })
})

describe('an elevation', () => {
  it.each(priceBands.map((band) => [band.level, band] as const))(
    '%s has a window for every agent that the level holds',
    (_, band) => {
      const bays = buildingOf(band).storeys.reduce((sum, storey) => sum + storey, 0)
      expect(bays).toBeGreaterThanOrEqual(band.from)
      expect(bays).toBe(Math.min(band.to, bays))
    },
  )
  it.each(priceBands.map((band) => [band.level, band] as const))('%s has its windows in its walls', (_, band) => {
    const building = buildingOf(band)
    const markup = draw(<Elevation band={band} />)
    const walls = [...markup.matchAll(/class="wall" d="([^"]+)"/g)].flatMap(([, d]) => rectanglesIn(d!))
    const panes = windows(building.storeys).flatMap(([, d]) => rectanglesIn(d))
    for (const pane of panes) expect(walls.filter((wall) => isInside(pane, wall))).toHaveLength(1)
  })
  it.each(priceBands.map((band) => [band.level, band] as const))('%s has all of it on the sheet', (_, band) => {
    const markup = draw(<Elevation band={band} />)
    const [left, top, width, height] = /viewBox="([^"]*)"/
      .exec(markup)![1]!
      .match(/-?[\d.]+/g)!
      .map(Number) as [number, number, number, number]
    const ends = [...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => endsIn(d!))
    expect(ends.length).toBeGreaterThan(5)
    for (const [x, y] of ends) {
      expect([x >= left, x <= left + width], `across, at ${x} ${y}`).toEqual([true, true])
      expect([y >= top, y <= top + height], `up, at ${x} ${y}`).toEqual([true, true])
    }
  })
  it('draws exactly its bays, coloured in the order of the departments', () => {
    const drawn = windows([5, 5, 5])
    expect(drawn.map(([, d]) => d.split('M').length - 1)).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1, 1])
    expect(drawn.map(([department]) => department)).toEqual(departmentIds)
  })
})

describe('the cut-away office', () => {
  it('has each note at the right-hand corner of its storey’s floor', () => {
    const markup = draw(<Axonometric office={growingOffice} />)
    const [top, height] = /viewBox="-?[\d.]+ ?(-?[\d.]+) [\d.]+ ([\d.]+)"/.exec(markup)!.slice(1).map(Number)
    const [, corner] = /class="plain" d="M0 0l[\d.]+ ([\d.]+)/.exec(markup)!
    const lifts = [0, ...[...markup.matchAll(/translate\(0-([\d.]+)\)/g)].map(([, lift]) => Number(lift))]
    expect(noteHeights(growingOffice)).toEqual(lifts.map((lift) => (Number(corner) - lift - top!) / height!))
  })
  it('fills up to ten agents, one on the ground and five with the first floor', () => {
    expect(agentsByStorey(growingOffice)).toEqual([1, 5, 10])
  })
  it('points its notes at each storey, from the bottom up and inside the sheet', () => {
    const heights = noteHeights(growingOffice)
    expect([...heights].sort((a, b) => b - a)).toEqual(heights)
    expect(heights.every((height) => height > 0 && height < 1)).toBe(true)
  })
  it.each(Object.entries(headOffices))('%s: dashes what is not built, and no more', (_, office) => {
    const storeys = draw(<Axonometric office={office} />).split(/(?=<g (?:class="proposed" )?transform="translate\(0-)/)
    const isDashed = storeys.map((storey) => storey.includes('class="proposed"'))
    expect(isDashed).toEqual(office.storeys.map(({ built }) => !built))
  })
  it('draws what stands further back first, so that nothing covers what is in front of it', () => {
    const [ground = ''] = draw(<Axonometric office={growingOffice} />).split('transform="translate(0-')
    const depths = [...ground.matchAll(/transform="translate\(-?[\d.]+ ?(-?[\d.]+)\)"/g)].map(([, y]) => Number(y))
    expect(depths).toHaveLength(growingOffice.storeys[0]!.furniture.length)
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
  })
  it('costs at most 3 kB compressed', () => {
    expect(gzipSync(draw(<Axonometric office={growingOffice} />)).length).toBeLessThan(3000)
  })
})

describe('a row of rooms', () => {
  it('builds the hired rooms and dashes the rest', () => {
    const markup = draw(<RoomRow departments={['reception']} count={3} />)
    expect(markup).toContain('<path class="hired" d="M3 3h86v68h-86z"')
    expect(markup.match(/class="hatch /g)).toHaveLength(1)
    expect(markup).toContain('<path class="proposed" d="M89 3h86v68h-86zM175 3h86v68h-86z"')
  })
  it('leaves nothing dashed once every room is hired', () => {
    expect(draw(<RoomRow departments={['reception', 'sales', 'support']} count={3} />)).not.toContain('off')
  })
})

describe('walls', () => {
  it('are solid where they are built, and dashed where they are proposed', () => {
    const walls = [{ from: [0, 0], to: [200, 0] }] as const
    expect(draw(<Walls walls={walls} />)).toContain('<g class="built-walls">')
    expect(draw(<Walls walls={walls} proposed />)).toContain('<g class="proposed-walls">')
  })
})

describe('a floor plan', () => {
  const markup = draw(<FloorPlanDrawing plan={room} />)
  it('leaves room for its outer walls, and for its dimension line only where it counts something', () => {
    expect(markup).toContain('viewBox="53 46 554 500"')
    expect(draw(<FloorPlanDrawing plan={{ ...room, count: undefined }} />)).toContain('viewBox="53 46 554 448"')
  })
  it('numbers its call-outs, names its rooms and counts its desks', () => {
    for (const text of ['>1</text>', '>2</text>', '>Reception</text>', '>1 desk</text>']) expect(markup).toContain(text)
  })
  it('draws each of its paths', () => {
    expect(markup.match(/<path class="route"/g)).toHaveLength(room.routes!.length)
  })
  it('leads from a call-out to what it points at, if that is elsewhere', () => {
    const callouts = [
      ...markup.matchAll(/<g class="callout">(?:<path d="(M\S+ \S+l\S+ [^M]+)M[^"]*"><\/path>)?<circle/g),
    ]
    expect(callouts.map(([, line]) => line)).toEqual(['M402 286l52 34', undefined])
  })
  it('has no ids, so that two plans can be on one page', () => {
    expect(markup).not.toContain(' id=')
  })
})

describe('a radar chart', () => {
  const figures = { sample: [20, 40, 60, 80, 100], answers: [100, 50, 0, 50, 25] }
  const axes = ['a', 'b', 'c', 'd', 'e']
  const markup = draw(<RadarChart axes={axes} {...figures} altText="Five figures." />)
  it('reaches as far out on each axis as its figures say', () => {
    const dots = [...markup.matchAll(/class="dot" cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    const [centreX, centreY] = dots[figures.answers.indexOf(0)]!
    const reach = dots.map(([x, y]) => Math.hypot(x! - centreX!, y! - centreY!))
    for (const [axis, percent] of figures.answers.entries())
      expect((reach[axis]! / reach[figures.answers.indexOf(100)]!) * 100, `axis ${axis}`).toBeCloseTo(percent, -1)
  })
  it('has the outlines of the sample and of the visitor as such', () => {
    const outline = (drawn: string, name: string) => new RegExp(`<path class="${name}" d="([^"]*)"`).exec(drawn)?.[1]
    for (const name of ['sample', 'answers'] as const) {
      const alone = draw(<RadarChart axes={axes} sample={figures[name]} altText="Five figures." />)
      expect(outline(markup, name)).toBe(outline(alone, 'sample'))
    }
  })
  it('names whose figure is which', () => {
    for (const percent of figures.answers) expect(markup).toContain(`>you ${percent}%</tspan>`)
    for (const percent of figures.sample) expect(markup).toContain(`>sample ${percent}%</tspan>`)
  })
  it('has its labels outside: those on the left end at it, those on the right start at it', () => {
    const axes = ['top', 'right', 'low right', 'low left', 'left']
    const markup = draw(<RadarChart axes={axes} sample={[20, 40, 60, 80, 100]} altText="Five figures." />)
    const labels = [...markup.matchAll(/<text text-anchor="(\w+)"[^>]*><tspan class="axis"[^>]*>([^<]+)/g)]
    expect(labels.map(([, anchor, axis]) => [axis, anchor])).toEqual([
      ['top', 'middle'],
      ['right', 'start'],
      ['low right', 'start'],
      ['low left', 'end'],
      ['left', 'end'],
    ])
  })
})
