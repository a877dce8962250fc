import { expect, test } from 'vitest'
import { stopWords } from './search.ts'

test('each word that the search leaves out is one word', () => {
  for (const word of stopWords) expect(word).toMatch(/^\S+$/)
})
