import { isAllowed, wayOut } from '../../words/allowed.ts'
import { isKnown } from '../../words/dictionary.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import type { Rule } from '../rule.ts'

/** A word twice in a row; not across marks, tags or the quotation marks of a record. */
const TWICE = /(?<![\p{L}\p{N}’'-])(\p{L}{2,})([ \t]+|[ \t]*\n[ \t]*)\1(?![\p{L}\p{N}’'-])/giu

/** Words that are right twice in a row: the fact that that was so; what they had had before. */
const RIGHT = /^(that|had|bye|ha|so)$/i

/** Whether it may be a name that consists of one word twice, such as Bora Bora. */
function isForeignName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !isKnown(word)
}

/** No word is written twice in a row. retext-repeated-words finds the same in pages, but reads no records. */
export const repeatedWords: Rule = {
  name: 'repeated-words',
  severity: 'error',
  check(site, add) {
    for (const file of filesWithSentences(site)) {
      for (const { 0: both, 1: word = '', 2: space = '', index } of file.prose.matchAll(TWICE)) {
        // What is between them may be blanked.
        if (RIGHT.test(word) || isForeignName(word) || !file.source.startsWith(both, index)) continue
        const second = file.lines.placeAt(index + word.length, both.length - word.length)
        const place = file.lines.placeAt(index + word.length + space.length, word.length)
        if (isAllowed(file.source, place, 'words')) continue
        add(file, {
          place,
          reason: `The word "${word}" is written twice.`,
          fix: `Delete one of the two. If it is right, ${wayOut(file, 'words', place)}`,
          edits: space.includes('\n') ? [] : [{ place: second, text: '' }],
        })
      }
    }
  },
}
