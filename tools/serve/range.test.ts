import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['bytes=0-3', [0, 3]],
  ['bytes=4-', [4, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-30', [0, 9]],
  ['bytes=8-30', [8, 9]],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
] as const)('of ten bytes, %s is %j', (header, part) => {
  expect(readRange(header, 10)).toEqual(part)
})
