import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { phaseBars } from '../../../data/transformation.ts'
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
