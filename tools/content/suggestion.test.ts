import { expect, test } from 'vitest'
import { certain, closest } from './suggestion.ts'

test.each([
  ['/contcat', ['/content', '/contact'], '/contact'],
  ['/prcing', ['/price', '/pricing'], '/pricing'],
  ['recepcionist', ['sales', 'receptionist'], 'receptionist'],
  ['Tilte', ['tidy', 'title'], 'title'],
  ['/', ['/hr', '/it'], undefined],
  ['/x', ['/hr', '/it'], undefined],
  ['/hr', ['/', '/it'], undefined],
  ['xy', ['it', 'hr'], undefined],
  ['zebra', ['sales', 'support'], undefined],
])('%s', (word, known, meant) => {
  expect(closest(word, known)).toBe(meant)
})

test('two swapped letters count as one typo', () => {
  expect(certain('abc', ['acb', 'xyz'])).toBe('acb')
  expect(certain('/contcat', ['/contact', '/product'])).toBe('/contact')
  expect(certain('hr', ['it', 'hq'])).toBeUndefined()
})
