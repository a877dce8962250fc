import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  agentCountText,
  agentPrice,
  bandFor,
  bandRange,
  priceBands,
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

test.each(priceBands)('the band from $from applies to its first and its last agent', (band) => {
  for (const count of [band.from, Math.min(band.to, 500)]) {
    expect(bandFor(count)).toBe(band)
    expect(priceFor(count)).toBe(band.price)
    expect(levelFor(count)).toBe(band.level)
    expect(monthlyTotal(count)).toBe(count * band.price)
  }
})

test('the saving is what single agents would cost more', () => {
  fc.assert(
    fc.property(hired, (count) => {
      expect(volumeSaving(count) + monthlyTotal(count)).toBe(count * agentPrice)
    }),
  )
})

test('each count has its step of the progression', () => {
  fc.assert(
    fc.property(hired, (count) => {
      const { from, to } = progressionFor(count)
      expect(from <= count && count <= to).toBe(true)
    }),
  )
  expect(progressionFor(1)).toBe(progression[0])
})

test('no agent and nonsense read as the first band', () => {
  expect([0, -3, NaN].map(priceFor)).toEqual([agentPrice, agentPrice, agentPrice])
  expect(monthlyTotal(0)).toBe(0)
  expect(priceFor(Infinity)).toBe(priceBands.at(-1)!.price)
})

test('the cheaper step is the first of the last band, beside the agent before it', () => {
  const { from, to, before, after } = cheaperStep
  expect([from, to]).toEqual([priceBands.at(-1)!.from - 1, priceBands.at(-1)!.from])
  expect([before, after]).toEqual([monthlyTotal(from), monthlyTotal(to)])
})

test('power-ups that are on count in the total', () => {
  fc.assert(
    fc.property(hired, fc.subarray(powerUpIds), (count, switchedOn) => {
      const extra = switchedOn.reduce((sum, id) => sum + powerUps[id].price, 0)
      expect(monthlyTotal(count, switchedOn)).toBe(monthlyTotal(count) + extra)
    }),
  )
})

test('one agent is no plural', () => {
  expect([0, 1, 2].map(agentCountText)).toEqual(['0 agents', '1 agent', '2 agents'])
})

test('ranges and pounds as printed', () => {
  const band = { level: 'A level', price: 1 }
  expect(bandRange({ ...band, from: 1, to: 1 })).toBe('1')
  expect(bandRange({ ...band, from: 2, to: 3 })).toBe('2–3')
  expect(bandRange({ ...band, from: 16, to: Infinity })).toBe('16+')
  expect([16_950, 99.4, 0, -0, -0.2, -99].map(pounds)).toEqual(['£16,950', '£99', '£0', '£0', '£0', '−£99'])
})

test('pounds have English separators in a browser of another language', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const print = Number.prototype.toLocaleString
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, locale = 'de-DE', options) {
    return print.call(this, locale, options)
  })
  expect(pounds(16_950)).toBe('£16,950')
})
