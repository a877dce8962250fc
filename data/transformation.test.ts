import { expect, test } from 'vitest'
import { desksOf, phaseBars, weeklyReceipt } from './transformation.ts'

test('an agent starts in one phase', () => {
  const started = phaseBars.map(({ phase }) => desksOf(phase).map(({ agent }) => agent))
  expect(started.filter((agents) => !agents.length)).toEqual([])
  expect(new Set(started.flat()).size).toBe(started.flat().length)
})

test('the net of the receipt is the sum of its lines', () => {
  const amounts: number[] = weeklyReceipt.lines.map(({ pounds }) => pounds)
  expect(weeklyReceipt.net.pounds).toBe(amounts.reduce((sum, amount) => sum + amount))
})
