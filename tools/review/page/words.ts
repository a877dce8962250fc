import { countEach } from './lists.ts'

/** A word, or a punctuation mark: money, percentages, numbers, addresses and hyphenated words stay whole. */
export interface Word {
  text: string
  /** Its position in the text of the block. */
  from: number
  to: number
}

const WORD = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]`,
    String.raw`[\w.+-]+@[\w-]+\.[\w.-]*\w`,
    // Money and numbers with their signs and units: £1,299.50, 24/7, 98%, +44, 10am, v2.1
    String.raw`[+\-−±~≈]?\p{Sc}?\p{N}[\p{L}\p{N}\p{M}_]*(?:[.,:/×'’–-][\p{L}\p{N}]+)*(?:\s?%|\p{Sc}|°|\+)?`,
    String.raw`\p{Sc}[\p{L}\p{N}]+(?:[.,][\p{N}]+)*`,
    String.raw`[\p{L}\p{N}\p{M}_]+(?:[-'’&/.@][\p{L}\p{N}\p{M}_]+)*`,
    String.raw`\.{3}|[^\s]`,
  ].join('|'),
  'gu',
)

/** A block's text as words; a word never reaches across one of the breaks. */
export function splitWords(text: string, breaks: readonly number[] = []): Word[] {
  const words: Word[] = []
  let start = 0
  for (const edge of [...breaks, text.length]) {
    for (const { 0: word, index } of text.slice(start, edge).matchAll(WORD))
      words.push({ text: word, from: start + index, to: start + index + word.length })
    start = edge
  }
  return words
}

/** The words from one position of a list to another, as they stand in their text. */
export function sliceWords(text: string, words: readonly Word[], [from, to]: readonly [number, number]): string {
  return from === to ? '' : text.slice(words[from]!.from, words[to - 1]!.to)
}

/** The words of a text, counted. */
export interface Bag {
  counts: ReadonlyMap<string, number>
  size: number
}

export function bagOf(words: readonly Word[]): Bag {
  const real = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return { counts: countEach(real.map(({ text }) => text.toLowerCase())), size: real.length }
}

/** The similarity of two texts by their common words, 0 to 1; a text that contains the other one is similar, too. */
export function similarity(a: Bag, b: Bag): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let common = 0
  for (const [word, count] of small.counts) common += Math.min(count, large.counts.get(word) ?? 0)
  return Math.max((2 * common) / (a.size + b.size), small.size >= 3 ? (0.8 * common) / small.size : 0)
}

/** A text as sentences, each with its position. */
export function sentencesOf(text: string): Word[] {
  return [...text.matchAll(/\S.*?(?:[.!?…](?=\s)|$)/gs)].map(({ 0: sentence, index }) => {
    return { text: sentence, from: index, to: index + sentence.length }
  })
}

/** A text of at most `length` characters, cut after a word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length - 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, length - 2)} …`
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}
