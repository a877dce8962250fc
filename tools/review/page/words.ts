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
    // Scripts without spaces between words.
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`,
    String.raw`[\p{L}\p{N}\p{M}_]+(?:[-'’&/.@][\p{L}\p{N}\p{M}_]+)*`,
    String.raw`\.{3}|[^\s]`,
  ].join('|'),
  'gu',
)

/** A block's text as words; a word never reaches across one of the breaks. */
export function splitWords(text: string, breaks: readonly number[] = []): Word[] {
  const words: Word[] = []
  const edges = [...breaks, text.length]
  let start = 0
  for (const edge of edges) {
    for (const match of text.slice(start, edge).matchAll(WORD))
      words.push({ text: match[0], from: start + match.index, to: start + match.index + match[0].length })
    start = edge
  }
  return words
}

/** The similarity of two texts by their common words, 0 to 1. */
export function alike(one: Bag, other: Bag): number {
  if (one.size === 0 || other.size === 0) return one.size === other.size ? 1 : 0
  const [small, large] = one.counts.size <= other.counts.size ? [one, other] : [other, one]
  let common = 0
  for (const [word, count] of small.counts) common += Math.min(count, large.counts.get(word) ?? 0)
  return Math.max(
    (2 * common) / (one.size + other.size),
    Math.min(one.size, other.size) >= 3 ? (0.8 * common) / Math.min(one.size, other.size) : 0,
  )
}

/** The words of a text, counted. */
export interface Bag {
  counts: ReadonlyMap<string, number>
  size: number
}

export function bagOf(words: readonly Word[]): Bag {
  const counts = new Map<string, number>()
  let size = 0
  for (const { text } of words) {
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const word = text.toLowerCase()
    counts.set(word, (counts.get(word) ?? 0) + 1)
    size += 1
  }
  return { counts, size }
}
