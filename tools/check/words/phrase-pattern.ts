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

/** A page or a record with its running text. */
type TextFile = { file: string; prose: string }

/**
 * Cache of the matches in the latest text of each file: the check after a save in dev takes 0.6 s instead of 1.2 s.
 */
const latest = new Map<string, { prose: string; found: WeakMap<WeakKey, unknown> }>()

/**
 * The results of a search in a file's running text, cached until the text changes.
 * @param search the key of the cache: the same object for the same search
 */
export function foundIn<Found>(
  { file, prose }: TextFile,
  search: WeakKey,
  find: (prose: string) => readonly Found[],
): readonly Found[] {
  let last = latest.get(file)
  if (last?.prose !== prose) latest.set(file, (last = { prose, found: new WeakMap() }))
  let found = last.found.get(search) as readonly Found[] | undefined
  if (!found) last.found.set(search, (found = find(prose)))
  return found
}

/** The matches of a pattern in a file's running text, in order. */
export function matchesIn(file: TextFile, pattern: RegExp): readonly RegExpExecArray[] {
  return foundIn(file, pattern, (prose) => [...prose.matchAll(pattern)])
}
