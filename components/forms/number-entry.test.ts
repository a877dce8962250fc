import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './number-entry.ts'

const calls = { label: 'Average calls per day', min: 0, max: 10_000 }
const share = { label: 'Conversion rate', min: 0, max: 100, suffix: '%' }
const worth = { label: 'Average booking value', min: 0, max: 100_000, prefix: '£' }

test.each([
  ['50', 50],
  [' 50 ', 50],
  ['0', 0],
  ['-0', 0],
  ['12.5', 12.5],
  ['007', 7],
  ['1,000', 1000],
  ['£1,250.50', 1250.5],
  ['£ 20', 20],
  ['25 %', 25],
])('%j is %d', (text, value) => {
  expect(readNumber(text, worth).value).toBe(value)
})

test.each([
  '1e9',
  '1e2',
  '0x10',
  'Infinity',
  'NaN',
  '--5',
  '+5',
  '5-',
  '1 000',
  '1,00,000',
  '.5',
  '5.',
  'fifty',
  '٥٠',
  '５０',
  '50 calls a day',
  '50\n60',
  '=1+1',
  '%',
])('%j is refused', (text) => {
  expect(readNumber(text, calls)).toEqual({
    error:
      text === '%'
        ? 'Average calls per day is required'
        : 'Average calls per day must be a number in digits, such as 50',
  })
})

test('an empty field is required', () => {
  for (const text of ['', '   ', '\t', '£'])
    expect(readNumber(text, worth)).toEqual({ error: 'Average booking value is required' })
})

test('a decimal comma is explained', () => {
  expect(readNumber('12,5', share)).toEqual({ error: 'Enter conversion rate with a decimal point, such as 12.5' })
})

test.each(['-1', '100.01', '1000000000', '9'.repeat(400)])('%j is out of range', (text) => {
  expect(readNumber(text, share)).toEqual({ error: 'Conversion rate must be between 0% and 100%' })
})

test('the limits themselves are allowed, and printed with their sign', () => {
  expect(readNumber('100', share).value).toBe(100)
  expect(readNumber('0', share).value).toBe(0)
  expect(readNumber('100,001', worth).error).toBe('Average booking value must be between £0 and £100,000')
})

test('any pasted text gives a number in range or an error message', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const { value, error } = readNumber(text, calls)
      if (error === undefined) expect(value >= 0 && value <= 10_000).toBe(true)
      else expect(error).toMatch(/calls per day/)
    }),
  )
})
