import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Axonometric } from '../../../components/drawings/axonometric/Axonometric.tsx'
import { growingOffice } from '../../../components/drawings/axonometric/offices.ts'
import { PlanSymbol } from '../../../components/drawings/symbols/PlanSymbol.tsx'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { resolveSvgStyles } from './resolve-svg-styles.ts'

const symbol = (proposed = false) => renderToStaticMarkup(<PlanSymbol department="reception" proposed={proposed} />)

test('a desk has the colours of its department in the style sheet', () => {
  const { box, shapes } = resolveSvgStyles(symbol(), 'light')
  expect(box).toEqual({ x: 0, y: 0, width: 64, height: 64 })
  expect(shapes[0]).toMatchObject({ fill: '#fcdecb', stroke: '#703416', width: 1.5, opacity: 1 })
  expect(shapes[2]!.fill).toBeUndefined()
  expect(shapes[2]!.stroke).toBe('#14243c')
})

test('in the dark theme it has a coloured outline', () => {
  expect(resolveSvgStyles(symbol(), 'dark').shapes[0]!.stroke).toBe('#f5aa80')
})

test('a proposed desk is dashed and not filled', () => {
  for (const shape of resolveSvgStyles(symbol(true), 'light').shapes)
    expect(shape).toMatchObject({ stroke: '#ac5020', dash: [4, 3] })
})

test('transforms are applied, and color-mix() is resolved', () => {
  const { shapes } = resolveSvgStyles(renderToStaticMarkup(<Axonometric office={growingOffice} />), 'light')
  expect(new Set(shapes.map(({ matrix }) => matrix[5])).size).toBeGreaterThan(3)
  expect(shapes.every(({ path, fill, stroke }) => path && (fill || stroke))).toBe(true)
})

const root = temporaryFolder()
for (const [file, css] of Object.entries({
  'components/ui/theme.css': ':root{--ink:oklch(0 0 0);--paper:oklch(1 0 0)}.d-one{--wash:var(--paper)}',
  'components/drawings/drawings.css':
    'g .line{stroke:var(--ink)}.line{stroke:var(--paper);fill:none;vector-effect:non-scaling-stroke;opacity:.5}' +
    '.words{font:500 1rem/1 Mono;text-anchor:middle}.wash{fill:var(--wash)}@media print{.line{stroke:none}}',
  'components/drawings/charts/charts.css': '',
})) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), css)
}
const resolved = (inner: string) => resolveSvgStyles(`<svg viewBox="-1 2 30 40">${inner}</svg>`, 'light', root)

test('transforms of groups and shapes are applied from the outside in, and so is their opacity', () => {
  const { box, shapes } = resolved(
    '<g transform="translate(10 20) scale(2)" opacity=".5"><path class="line" stroke-width="3" ' +
      'transform="rotate(90 1 0)" d="M0 0h1"/></g>',
  )
  expect(box).toEqual({ x: -1, y: 2, width: 30, height: 40 })
  const [{ matrix, ...shape }] = shapes as [(typeof shapes)[number]]
  expect(matrix.map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([0, 2, -2, 0, 12, 18])
  // The width of the line does not grow with the drawing, and of two rules the more specific one wins.
  expect(shape).toMatchObject({ width: 1.5, opacity: 0.25, stroke: '#000000', fill: undefined })
})

test('circles and rectangles are paths, and custom properties come from the group around', () => {
  const { shapes } = resolved(
    '<g class="d-one"><circle class="wash" cx="5" cy="6" r="2"/></g><rect x="1" y="2" width="10" height="4" rx="3"/>',
  )
  expect(shapes.map(({ path, fill }) => [path, fill])).toEqual([
    ['M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', '#ffffff'],
    ['M3 2h6a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2z', '#000000'],
  ])
})

test('each line of a text has its own place', () => {
  const { shapes } = resolved(
    '<text class="words" x="8" y="9">One</text><text class="words" x="8" y="9"><tspan dy="1em">Two</tspan>' +
      '<tspan x="4" dy="1.5em">three</tspan></text>',
  )
  expect(shapes.map(({ text }) => text)).toEqual([
    { words: 'One', x: 8, y: 9, size: 16, anchor: 'middle' },
    { words: 'Two', x: 8, y: 25, size: 16, anchor: 'middle' },
    { words: 'three', x: 4, y: 49, size: 16, anchor: 'middle' },
  ])
})
