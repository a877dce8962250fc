import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { desksOf, PHASE_NOTE, phaseBars } from '../../../data/transformation.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import declaration, { PhasedDesks } from './PhasedDesks.tsx'

test('a phase of which the smaller part is done is dashed, and so are its desks', () => {
  const rooms = renderToStaticMarkup(<PhasedDesks />)
    .split(/(?=<li[^>]*><p class="mono">Phase)/)
    .slice(1)
  const isDashed = phaseBars.map(({ percent }) => percent < 50)
  expect(rooms.map((room) => room.startsWith('<li class="dashed"'))).toEqual(isDashed)
})

test('each agent is in one phase', () => {
  const links = [...renderToStaticMarkup(<PhasedDesks />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(new Set(links).size).toBe(links.length)
})

test('in print the desks of such a phase are dashed, too', () => {
  const desks = declaration.print!({}, '2026-01-31')!.filter((block) => block.kind === 'desks')
  expect(desks.map(({ desks }) => desks.map(({ proposed }) => proposed))).toEqual(
    desks.map(({ desks }, index) => desks.map(() => phaseBars[index]!.percent < 50)),
  )
})

test('print shows the name, share and agents of each phase, with the note below', () => {
  const printed = declaration.print!({}, '2026-01-31')!
  expect(printed.at(-1)).toEqual({ kind: 'note', text: PHASE_NOTE })
  expect(printed.filter(({ kind }) => kind === 'heading' || kind === 'bar')).toEqual(
    phaseBars.flatMap(({ phase, title, percent }) => [
      { kind: 'heading', text: `Phase ${phase}: ${title}` },
      { kind: 'bar', name: `Phase ${phase}`, percent },
    ]),
  )
  const names = printed.flatMap((block) => (block.kind === 'desks' ? block.desks.map(({ name }) => name) : []))
  expect(names).toEqual(phaseBars.flatMap(({ phase }) => desksOf(phase).map(({ agent }) => agents[agent].name)))
})

test('each bar is as long as its phase is done, and says so; below it each agent has what it takes over', () => {
  const rooms = renderToStaticMarkup(<PhasedDesks />)
    .split(/(?=<li[^>]*><p class="mono">Phase)/)
    .slice(1)
  for (const [index, { phase, title, percent }] of phaseBars.entries()) {
    expect(decoded(rooms[index]!)).toContain(`aria-label="Phase ${phase}, ${title}: ${percent}%"`)
    expect(rooms[index]).toContain(`<rect width="${percent}%" height="16"></rect></svg><b>${percent}%</b>`)
    const tasks = [...rooms[index]!.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, ...words]) => words.map(decoded))
    expect(tasks).toEqual(desksOf(phase).map(({ agent, description }) => [agents[agent].name, description]))
  }
})
