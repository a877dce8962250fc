import { classesOf } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { similarity } from '../page/words.ts'

/** What makes it likely that one unit became another one, and how similar they must be. */
export const weights = {
  sameWords: 1.2,
  sameTag: 0.15,
  sameClasses: 0.1,
  /** Pictures, fields and other units without words. */
  wordless: 0.3,
  /** The least share of common words of a block, and of a table. */
  least: { block: 0.45, table: 0.15 },
  /** Up to so many words a unit may become a unit without common words, if both are of the same sort. */
  shortWords: 8,
  short: 0.05,
  /** How many words make a move; one that was edited, too, needs more, and this share of them in common. */
  moved: { unit: 4, words: 8, least: 0.85 },
  /** A list item with fewer common words was replaced. */
  item: 0.35,
  /** Table rows and columns: the same ones, and the least share of common cells, in order and in the same place. */
  table: { same: 2, least: 0.3, samePlace: 0.1 },
  /** Elements around the same words. */
  element: { least: 0.25, sameTag: 0.6, classes: 0.4 },
  /** The least share of common words of a page under another address. */
  page: 0.7,
}

const WORDLESS = new Set(['image', 'drawing', 'media', 'field', 'box'])

/** The likelihood that one unit became the other; 0 if it did not. */
export function unitSimilarity(a: Unit, b: Unit): number {
  const isWords = ({ type }: Unit) => type === 'text' || type === 'cta'
  const sameType = a.type === b.type
  if (!sameType && !(isWords(a) && isWords(b))) return 0
  const sameTag = a.element.tagName === b.element.tagName
  const sameClasses = sameTag && classesOf(a.element).join(' ') === classesOf(b.element).join(' ')
  const near = (sameTag ? weights.sameTag : 0) + (sameClasses ? weights.sameClasses : 0)
  const words = similarity(a.bag, b.bag)
  if (WORDLESS.has(a.type)) return near + words + weights.wordless
  if (a.text === b.text) return near + weights.sameWords
  if (words >= (a.type === 'table' ? weights.least.table : weights.least.block)) return near + words
  const sizes = [a.bag.size, b.bag.size]
  const short = Math.min(...sizes) <= weights.shortWords && Math.max(...sizes) <= 2 * weights.shortWords
  const sameSort = sameTag || (headingLevel(a.element) && headingLevel(b.element))
  const inPlace = sameType && a.region === b.region && a.type !== 'table'
  return inPlace && sameSort && (short || a.type === 'cta') ? near + words + weights.short : 0
}
