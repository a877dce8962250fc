import { expect, test } from 'vitest'
import { unambiguousMatch, bestMatch } from './suggestion.ts'

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
  expect(bestMatch(word, known)).toBe(meant)
})

test('two swapped letters count as one typo', () => {
  expect(unambiguousMatch('abc', ['acb', 'xyz'])).toBe('acb')
  expect(unambiguousMatch('/contcat', ['/contact', '/product'])).toBe('/contact')
  expect(unambiguousMatch('hr', ['it', 'hq'])).toBeUndefined()
})

test('of two words that are as near, none is certain', () => {
  expect(unambiguousMatch('/contact', ['/contact1', '/contact2'])).toBeUndefined()
})
