import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isExample,
  readPosition,
  roi,
  roiFromQuery,
  roiMethod,
  roiParts,
  roiText,
  roiToQuery,
  sliderPosition,
} from './roi-state.ts'
import { defaultRates, ROI_CAVEAT, sliderIds, sliders, startingRoi, type Slider } from '../../../data/roi.ts'

const rates = { errorReduction: 20, revenueUplift: 15 }
const figures = { staff: 50, hourlyCost: 25, hours: 30 }

test('the four formulas', () => {
  expect(roi(figures, rates)).toEqual({
    annualSavings: 1_950_000,
    errorSavings: 500_000,
    revenueUplift: 375_000,
    total: 2_825_000,
  })
  expect(roi({ staff: 10, hourlyCost: 15, hours: 5 }, rates)).toEqual({
    annualSavings: 39_000,
    errorSavings: 60_000,
    revenueUplift: 45_000,
    total: 144_000,
  })
  expect(roi({ staff: 500, hourlyCost: 100, hours: 40 }, rates)).toEqual({
    annualSavings: 104_000_000,
    errorSavings: 20_000_000,
    revenueUplift: 15_000_000,
    total: 139_000_000,
  })
  expect(roi(figures, { errorReduction: 0, revenueUplift: 0 }).total).toBe(1_950_000)
})

test.each([
  ['staff', 9, 10],
  ['staff', 10, 10],
  ['staff', 14, 10],
  ['staff', 15, 20],
  ['staff', 500, 500],
  ['staff', 501, 500],
  ['hourlyCost', 14, 15],
  ['hourlyCost', 17, 15],
  ['hourlyCost', 18, 20],
  ['hourlyCost', 101, 100],
  ['hours', -0, 5],
  ['hours', 37, 35],
  ['hours', 38, 40],
  ['hours', Infinity, 40],
  ['hours', -Infinity, 5],
  ['hours', NaN, sliders.hours.start],
] as const)('%s: %d goes to %d', (id, value, position) => {
  expect(sliderPosition(value, sliders[id])).toBe(position)
})

test('clamping is idempotent and always ends on a position', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sliderIds), fc.double(), (id, value) => {
      const { min, max, step } = sliders[id]
      const position = sliderPosition(value, sliders[id])
      expect(sliderPosition(position, sliders[id])).toBe(position)
      expect(position >= min && position <= max && (position - min) % step === 0).toBe(true)
    }),
  )
})

test('the number field takes positions, clamps other numbers and refuses everything else, each with a sentence', () => {
  for (const id of sliderIds)
    for (const end of ['min', 'max', 'start'] as const)
      expect(readPosition(String(sliders[id][end]), sliders[id])).toEqual({ value: sliders[id][end] })
  expect(readPosition(' £25.00 ', sliders.hourlyCost)).toEqual({ value: 25 })
  const staff = 'Staff count goes from 10 to 500 in steps of 10. We’ve set it to'
  expect(readPosition('7', sliders.staff)).toEqual({ value: 10, note: `${staff} 10.` })
  expect(readPosition('-0', sliders.staff)).toEqual({ value: 10, note: `${staff} 10.` })
  expect(readPosition('-50', sliders.staff)).toEqual({ value: 10, note: `${staff} 10.` })
  expect(readPosition('1,000', sliders.staff)).toEqual({ value: 500, note: `${staff} 500.` })
  expect(readPosition('9'.repeat(400), sliders.staff)).toEqual({ value: 500, note: `${staff} 500.` })
  expect(readPosition('£33', sliders.hourlyCost)).toEqual({
    value: 35,
    note: 'Hourly cost goes from £15 to £100 in steps of £5. We’ve set it to £35.',
  })
  expect(readPosition('', sliders.hours)).toEqual({ error: 'Hours automated per week is required' })
  expect(readPosition('1e9', sliders.staff)).toEqual({ error: 'Staff count must be a number in digits, such as 50' })
  expect(readPosition('lots', sliders.hours)).toEqual({
    error: 'Hours automated per week must be a number in digits, such as 40',
  })
  expect(readPosition('12,5', sliders.hourlyCost)).toEqual({
    error: 'Enter hourly cost with a decimal point, such as 12.5',
  })
})

test('positions survive the URL; invalid ones open the default', () => {
  const positions = { staff: 120, hourlyCost: 40, hours: 15 }
  expect(roiFromQuery(roiToQuery(positions))).toEqual(positions)
  expect(roiFromQuery(new URLSearchParams('staff=many&hourlyCost=1e9&hours='))).toEqual(startingRoi)
  expect(roiFromQuery(new URLSearchParams('staff=100000'))).toEqual({ ...startingRoi, staff: 500 })
})

test('a calculation as plain text', () => {
  expect(roiText(figures, rates)).toBe(
    [
      '50 staff at £25 an hour, 30 hours automated per person each week',
      '',
      'Annual savings: £1,950,000',
      'Error savings (20%): £500,000',
      'Revenue uplift (15%): £375,000',
      'Total impact: £2,825,000 a year',
      '',
      ROI_CAVEAT,
    ].join('\n'),
  )
})

test('three parts whose shares add up', () => {
  expect(roiParts(roi(figures, rates)).map(({ amount, share }) => [amount, share])).toEqual([
    [1_950_000, 69],
    [500_000, 18],
    [375_000, 13],
  ])
  expect(roiParts(roi(figures, { errorReduction: 0, revenueUplift: 0 })).map(({ share }) => share)).toEqual([100, 0, 0])
  expect(roiParts({ annualSavings: 0, errorSavings: 0, revenueUplift: 0, total: 0 }).map(({ share }) => share)).toEqual(
    [0, 0, 0],
  )
  const rate = fc.double({ min: 0, max: 100, noNaN: true })
  const positions = fc.record({ staff: fc.double(), hourlyCost: fc.double(), hours: fc.double() })
  fc.assert(
    fc.property(positions, rate, rate, (values, errorReduction, revenueUplift) => {
      const snapped = {
        staff: sliderPosition(values.staff, sliders.staff),
        hourlyCost: sliderPosition(values.hourlyCost, sliders.hourlyCost),
        hours: sliderPosition(values.hours, sliders.hours),
      }
      const parts = roiParts(roi(snapped, { errorReduction, revenueUplift }))
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(100)
      for (const { amount, share } of parts)
        expect(Number.isFinite(amount) && amount >= 0 && share >= 0 && share <= 100).toBe(true)
      expect(roiText(snapped, { errorReduction, revenueUplift })).not.toMatch(/NaN|Infinity/)
    }),
  )
})

test('the method names its own rates', () => {
  expect(roiMethod(defaultRates)).toContain('× 52.')
  expect(roiMethod({ errorReduction: 5, revenueUplift: 7.5 })).toContain(
    '5% and revenue uplift 7.5% of staff × hourly cost × 2,000 hours',
  )
})

test('figures are an example only while each slider is at its start', () => {
  expect(isExample({ ...startingRoi })).toBe(true)
  for (const id of sliderIds) {
    const { min, max, start }: Slider = sliders[id]
    expect(startingRoi[id]).toBe(start)
    expect(isExample({ ...startingRoi, [id]: start === max ? min : max })).toBe(false)
  }
})
