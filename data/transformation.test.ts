import { expect, test } from 'vitest'
import { desksOf, phaseBars } from './transformation.ts'

test('an agent starts in one phase', () => {
  const started = phaseBars.map(({ phase }) => desksOf(phase).map(({ agent }) => agent))
  expect(started.filter((agents) => !agents.length)).toEqual([])
  expect(new Set(started.flat()).size).toBe(started.flat().length)
})
