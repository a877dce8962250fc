import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresFromQuery, figuresToQuery, readFigures, wholeNumber, wholePercent } from './calculator-state.ts'
import { calculate, calculatorInputs, startingFigures } from '../../../data/calculator.ts'
import { agentPrice } from '../../../data/pricing.ts'

const figures = { calls: 50, missed: 30, value: 150, conversion: 25 }
const typed = { calls: '50', missed: '30', value: '150', conversion: '25' }

test('a month of 30 days: missed calls, the bookings in them, and what they were worth', () => {
  const net = 16_950 - agentPrice
  expect(calculate(figures)).toEqual({
    missedCalls: 450,
    bookings: 113,
    revenue: 16_950,
    net,
    returnPercent: Math.round((net / agentPrice) * 100),
  })
})

test('no missed call: one agent still costs its price', () => {
  expect(calculate({ ...figures, missed: 0 })).toEqual({
    missedCalls: 0,
    bookings: 0,
    revenue: 0,
    net: -agentPrice,
    returnPercent: -100,
  })
})

test('every field that is not a number gets its own sentence', () => {
  expect(readFigures(typed)).toEqual({ figures })
  expect(readFigures({ calls: '1e9', missed: '101', value: '', conversion: '12,5' })).toEqual({
    errors: {
      calls: 'Average calls per day must be a number in digits, such as 50',
      missed: 'Missed call percentage must be between 0% and 100%',
      value: 'Average booking value is required',
      conversion: 'Enter conversion rate with a decimal point, such as 12.5',
    },
  })
})

test('figures survive the URL; invalid ones are ignored', () => {
  expect(figuresFromQuery(figuresToQuery(startingFigures))).toEqual(startingFigures)
  for (const query of [
    '',
    'calls=50',
    'calls=1e9&missed=30&value=150&conversion=25',
    'calls=NaN&missed=&value=&conversion=',
  ]) {
    expect(figuresFromQuery(new URLSearchParams(query))).toBeUndefined()
  }
})

test('no valid figures give anything but finite numbers', () => {
  const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
  const validFigures = fc.record({
    calls: within(calculatorInputs.calls),
    missed: within(calculatorInputs.missed),
    value: within(calculatorInputs.value),
    conversion: within(calculatorInputs.conversion),
  })
  fc.assert(
    fc.property(validFigures, (values) => {
      expect(Object.values(calculate(values)).filter((value) => !Number.isFinite(value))).toEqual([])
    }),
  )
})

test('figures as printed', () => {
  expect([17_094, 0, -0.3, -100].map(wholePercent)).toEqual(['17,094%', '0%', '0%', '−100%'])
  expect(wholeNumber(69.3)).toBe('69')
})
