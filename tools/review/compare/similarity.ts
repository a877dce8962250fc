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
export function unitSimilarity(one: Unit, other: Unit): number {
  const isWords = ({ type }: Unit) => type === 'text' || type === 'cta'
  const sameType = one.type === other.type
  if (!sameType && !(isWords(one) && isWords(other))) return 0
  const sameTag = one.element.tagName === other.element.tagName
  const sameClasses = sameTag && classesOf(one.element).join(' ') === classesOf(other.element).join(' ')
  const near = (sameTag ? weights.sameTag : 0) + (sameClasses ? weights.sameClasses : 0)
  const words = similarity(one.bag, other.bag)
  if (WORDLESS.has(one.type)) return near + words + weights.wordless
  if (one.text === other.text) return near + weights.sameWords
  if (words >= (one.type === 'table' ? weights.least.table : weights.least.block)) return near + words
  const sizes = [one.bag.size, other.bag.size]
  const short = Math.min(...sizes) <= weights.shortWords && Math.max(...sizes) <= 2 * weights.shortWords
  const sameSort = sameTag || (headingLevel(one.element) && headingLevel(other.element))
  const inPlace = sameType && one.region === other.region && one.type !== 'table'
  return inPlace && sameSort && (short || one.type === 'cta') ? near + words + weights.short : 0
}
