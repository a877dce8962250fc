import { isAllowed, howToAllow } from '../../words/allowed.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import { verbNumber } from '../../words/grammar/verb-number.ts'
import { slipRule } from '../../words/slips.ts'
import type { Rule } from '../rule.ts'

/** A verb has the number of its subject, where that is certain. */
export const agreement = slipRule(
  'agreement',
  verbNumber,
  (written) => `The verb of "${written}" does not agree with its subject.`,
)

/** An article and the word after it. */
const ARTICLE = /(?<![\p{L}\p{N}’'.-])(an?)\s+(\p{L}[\p{L}’'-]*)/giu

/** Words that begin with a vowel, but with the sound of a consonant: a user, a one-off, a European. */
const CONSONANT = /^(uni(?![nm])|us[aeu]|usu|uti|ubi|u[ks]\b|eu|ewe|once|one(?![a-z]))/i

/** Words whose h is silent. */
const SILENT_H = /^(hour|honest|honou?r|heir)/i

/** Words that no article belongs to: what is before them is a letter, as in "a is the first". */
const NO_NOUN = /^(is|are|was|were|in|on|at|of|or|and|if|as|it)$/i

/** The article that a word needs; undefined if both may be right, as with most abbreviations. */
function articleOf(word: string): 'a' | 'an' | undefined {
  if (/^\p{Lu}{2,}/u.test(word)) return /^[AEIO]/.test(word) ? 'an' : undefined
  // A letter by its name: a U-bend, an S-bend.
  if (/^\p{L}(?:[-’']|$)/u.test(word) && word.length > 1) return /^[aefhilmnorsx]/i.test(word) ? 'an' : 'a'
  if (word.length < 2 || NO_NOUN.test(word)) return undefined
  if (SILENT_H.test(word)) return 'an'
  return /^[aeiou]/i.test(word) && !CONSONANT.test(word) ? 'an' : 'a'
}

/**
 * "an" before a vowel, "a" before a consonant. retext-indefinite-article finds the same in pages, but reads no records,
 * and corrects "Vitamin a is".
 */
export const articles: Rule = {
  name: 'articles',
  severity: 'error',
  check(site, add) {
    for (const file of filesWithSentences(site)) {
      for (const { 0: both, 1: article = '', 2: word = '', index } of file.prose.matchAll(ARTICLE)) {
        const right = articleOf(word)
        // What is between them may be blanked. A capital within a sentence is a letter: plan A in two steps.
        if (!right || article.toLowerCase() === right || !file.source.startsWith(both, index)) continue
        if (article[0] === 'A' && !/(^|[.!?:“>]\s*|\n|\s{3})$/.test(file.prose.slice(0, index))) continue
        const place = file.lines.placeAt(index, article.length)
        if (isAllowed(file.source, place, 'words')) continue
        const text = article[0] === 'A' ? `A${right.slice(1)}` : right
        add(file, {
          place,
          reason: `"${article}" is wrong before "${word}".`,
          fix: `Write ${text} ${word}. If it is right, ${howToAllow(file, 'words', place)}`,
          edits: [{ place, text }],
        })
      }
    }
  },
}
