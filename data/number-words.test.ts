import { expect, test } from 'vitest'
import { inWords } from './number-words.ts'

test('counts are words up to twelve, and digits above', () => {
  expect([0, 1, 2, 12, 13, 47].map(inWords)).toEqual(['no', 'one', 'two', 'twelve', '13', '47'])
})
