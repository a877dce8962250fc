import { numberWords } from '../../../data/number-words.ts'

/**
 * A regular expression for words in sentences. It may be written over several lines: a line break is a space, or
 * nothing at the beginning, behind a |, an opening bracket or another space. An apostrophe, outside square brackets,
 * matches a straight, a curly and an escaped one. The same words give the same object, of which matches are remembered.
 */
export function phrasePattern(text: string, flags: 'gu' | 'giu' | 'iu'): RegExp {
  const key = `${flags} ${text}`
  let pattern = patterns.get(key)
  if (!pattern) {
    pattern = new RegExp(inOneLine(text).replaceAll("'", String.raw`\\?['’]`), flags)
    patterns.set(key, pattern)
  }
  return pattern
}

const patterns = new Map<string, RegExp>()

/** A pattern of several lines in one. */
export function inOneLine(text: string): string {
  return text.replace(/(?<=^|[|(<^:!= ])(?:\n *)+/g, '').replace(/\n */g, ' ')
}

const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/**
 * A number in figures or in words, up to twenty and in tens, as part of a pattern: a group of its own. The end of a
 * longer number, such as 750 in 18,750, is none.
 */
export const NUMBER = String.raw`(?<!\d[.,])(\d+|${[...numberWords, ...TENS].join('|')})`

const A_NUMBER = new RegExp(String.raw`\b${NUMBER}\b`, 'iu')

/** The first number of a text, in figures or in words; NaN if there is none. */
export function numberIn(text: string): number {
  const [found] = A_NUMBER.exec(text) ?? []
  if (found === undefined) return Number.NaN
  const word = found.toLowerCase()
  if (TENS.includes(word)) return (TENS.indexOf(word) + 3) * 10
  return numberWords.includes(word) ? numberWords.indexOf(word) + 1 : Number(found)
}
