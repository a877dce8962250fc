import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agentPrice,
  bandFor,
  bandRange,
  bands,
  cheaperStep,
  levelFor,
  monthlyTotal,
  pounds,
  powerUpIds,
  powerUps,
  priceFor,
  progression,
  progressionFor,
  volumeSaving,
} from './pricing.ts'

const hired = fc.integer({ min: 1, max: 500 })

test.each([
  [1, 99, 'Startup Office', 'Startup', 99],
  [2, 89, 'Small Office', 'Small', 178],
  [3, 89, 'Small Office', 'Small', 267],
  [4, 79, 'Medium Office', 'Medium', 316],
  [5, 79, 'Medium Office', 'Medium', 395],
  [6, 75, 'Large Office', 'Large', 450],
  [7, 75, 'Large Office', 'Large', 525],
  [8, 69, 'Small Enterprise', 'Enterprise', 552],
  [10, 69, 'Small Enterprise', 'Enterprise', 690],
  [11, 65, 'Medium Enterprise', 'Enterprise', 715],
  [15, 65, 'Medium Enterprise', 'Enterprise', 975],
  [16, 59, 'Enterprise HQ', 'Enterprise', 944],
  [17, 59, 'Enterprise HQ', 'Enterprise', 1003],
])('%i agents cost £%i each, in a %s', (count, price, level, step, total) => {
  expect(priceFor(count)).toBe(price)
  expect(levelFor(count)).toBe(level)
  expect(progressionFor(count).name).toBe(step)
  expect(monthlyTotal(count)).toBe(total)
  expect(volumeSaving(count)).toBe(count * 99 - total)
})

test('no agent and nonsense read as the first band', () => {
  expect([0, -3, NaN].map(priceFor)).toEqual([99, 99, 99])
  expect(monthlyTotal(0)).toBe(0)
  expect(priceFor(Infinity)).toBe(59)
})

test('one agent costs £99', () => expect(agentPrice).toBe(99))

test('the bands leave no gap and no overlap', () => {
  for (const steps of [bands, progression]) {
    expect(steps[0]!.from).toBe(1)
    expect(steps.at(-1)!.to).toBe(Infinity)
    for (const [index, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[index]!.to + 1)
  }
})

test('the price per agent never rises', () => {
  fc.assert(fc.property(hired, (count) => priceFor(count + 1) <= priceFor(count)))
})

test('the total falls only from 15 to 16 agents', () => {
  fc.assert(fc.property(hired, (count) => monthlyTotal(count + 1) < monthlyTotal(count) === (count === 15)))
  expect(cheaperStep).toEqual({ from: 15, to: 16, before: 975, after: 944 })
})

test('every price is in the table', () => {
  fc.assert(fc.property(fc.double(), (count) => bands.some(({ price }) => price === priceFor(count))))
})

test('a band knows its own agents', () => {
  fc.assert(fc.property(hired, (count) => bandFor(count).from <= count && count <= bandFor(count).to))
})

test('power-ups that are on count in the total', () => {
  expect(powerUpIds.map((id) => [powerUps[id].name, powerUps[id].price])).toEqual([
    ['Memory Pack (RAG)', 79],
    ['Analytics Pack', 39],
    ['Channels Pack', 29],
    ['Premium Voices', 19],
  ])
  expect(monthlyTotal(1, ['memory'])).toBe(178)
  expect(monthlyTotal(16, powerUpIds)).toBe(944 + 166)
})

test('ranges and pounds as printed', () => {
  expect(bands.map(bandRange)).toEqual(['1', '2–3', '4–5', '6–7', '8–10', '11–15', '16+'])
  expect([16_950, 99.4, 0, -0, -0.2, -99].map(pounds)).toEqual(['£16,950', '£99', '£0', '£0', '£0', '−£99'])
})
