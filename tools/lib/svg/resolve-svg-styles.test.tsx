import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Axonometric } from '../../../components/drawings/axonometric/Axonometric.tsx'
import { growingOffice } from '../../../components/drawings/axonometric/offices.ts'
import { PlanSymbol } from '../../../components/drawings/symbols/PlanSymbol.tsx'
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
