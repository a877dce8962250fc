import { expect, test } from 'vitest'
import { unambiguousMatch, bestMatch, suggestion } from './suggestion.ts'

test.each([
  ['/contcat', ['/content', '/contact'], '/contact'],
  ['/prcing', ['/price', '/pricing'], '/pricing'],
  ['recepcionist', ['sales', 'receptionist'], 'receptionist'],
  ['reseptionnistt', ['sales', 'receptionist'], 'receptionist'],
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
})

test('no word is certain that is three typos away, or as many as a short word has letters to spare', () => {
  expect(unambiguousMatch('reseptionnistt', ['receptionist'])).toBeUndefined()
  expect(unambiguousMatch('hr', ['hq'])).toBeUndefined()
})

test('of two words that are as near, none is certain', () => {
  expect(unambiguousMatch('/contact', ['/contact1', '/contact2'])).toBeUndefined()
})

test.each([
  ['titel', ['title', 'draft'], 'Did you mean "title"?'],
  ['zebra', ['title', 'draft'], 'Use one of: title, draft.'],
  ['zebra', [], 'There is none to choose from yet.'],
])('%s among %j: %s', (word, known, words) => {
  expect(suggestion(word, known)).toBe(words)
})
