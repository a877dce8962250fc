import { classesOf, parentElement } from '../page/dom.ts'
import { headingLevel } from '../page/roles.ts'
import type { Unit } from '../page/units.ts'
import { alike } from '../page/words.ts'

/** What makes it likely that one unit became another one, and how similar they must be. */
export const weights = {
  sameWords: 1.2,
  sameTag: 0.15,
  sameClasses: 0.1,
  sameParent: 0.02,
  /** Pictures, fields and other units without words. */
  wordless: { sameTag: 0.3, words: 0.5, sameSource: 0.3 },
  /** The least share of common words: by default, in tables, between a text and a button, and across regions. */
  least: { text: 0.45, table: 0.15, otherType: 0.5, otherRegion: 0.8 },
  /** Up to so many words a unit may become a unit without common words, if both are of the same sort. */
  shortWords: 8,
  short: 0.05,
  /** How many words make a move; one that was edited, too, needs more, and this share of them in common. */
  moved: { unit: 4, words: 8, least: 0.85 },
  /** A list item with fewer common words was replaced. */
  item: 0.35,
  /** Table rows and columns: the first cell names the row; at the same place less in common is enough. */
  table: { firstCell: 1.5, similarCell: 0.5, sameColumn: 0.1, least: 0.3, samePlace: 0.1, moved: 0.6 },
  /** Elements around the same words. */
  element: { least: 0.25, sameTag: 0.6, classes: 0.4, sameId: 0.4 },
  /** The least share of common words of a page under another address. */
  page: 0.7,
}

const WORDLESS = new Set(['image', 'drawing', 'media', 'field', 'box'])

/** The likelihood that one unit became the other; 0 if it did not. */
export function likeness(one: Unit, other: Unit): number {
  const isWords = ({ type }: Unit) => type === 'text' || type === 'cta'
  if (one.type !== other.type && !(isWords(one) && isWords(other))) return 0
  const sameTag = one.element.tagName === other.element.tagName
  const sameClasses = sameTag && classesOf(one.element).join(' ') === classesOf(other.element).join(' ')
  const sameParent = parentElement(one.element)?.tagName === parentElement(other.element)?.tagName
  const near =
    (sameTag ? weights.sameTag : 0) + (sameClasses ? weights.sameClasses : 0) + (sameParent ? weights.sameParent : 0)
  const words = alike(one.bag, other.bag)
  if (WORDLESS.has(one.type)) {
    const sameSource = one.key.split(' ')[1] === other.key.split(' ')[1]
    const { wordless } = weights
    return near + (sameTag ? wordless.sameTag : 0) + wordless.words * words + (sameSource ? wordless.sameSource : 0)
  }
  if (one.text === other.text) return weights.sameWords + near
  const { least } = weights
  if (one.type === 'table') return words >= least.table ? words + near : 0
  if (one.type !== other.type) return words >= least.otherType ? words + near : 0
  if (one.region !== other.region) return words >= least.otherRegion ? words : 0
  if (words >= least.text) return words + near
  const sizes = [one.bag.size, other.bag.size]
  const short = Math.min(...sizes) <= weights.shortWords && Math.max(...sizes) <= 2 * weights.shortWords
  const sameSort = sameTag || (headingLevel(one.element) && headingLevel(other.element))
  return (short || one.type === 'cta') && sameSort ? words + near + weights.short : 0
}
