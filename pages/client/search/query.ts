import { stopWords } from '../../../data/search.ts'

const ignored = new Set(stopWords.map(plain))

/** The words of a question that a page can answer: without the words that every page has. */
export function searchTerms(question: string): string {
  const words = question.split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !ignored.has(plain(word)))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** A word without capitals and signs, so that ‘Don't’ is ‘dont’. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
