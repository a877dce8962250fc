import { apostrophes, possessives } from '../../words/grammar/apostrophes.ts'
import { missingWords } from '../../words/grammar/missing-words.ts'
import { nounNumber } from '../../words/grammar/noun-number.ts'
import { verbForms } from '../../words/grammar/verb-forms.ts'
import { slipRule, reportSlip } from '../../words/slips.ts'
import { americanWords, confusedWords } from '../../words/grammar/confused-words.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'
import { filesWithSentences } from '../../site/site-reader.ts'
import { reportUnlessAllowed, type Rule, siteRule } from '../rule.ts'
import { verbNumber } from '../../words/grammar/verb-number.ts'

/**
 * Forms of words fit together, and no word is missing or left over. Only slips that are nothing else: in 1.5 million
 * words of documents that others wrote, what these patterns find is wrong there, too.
 */
export const grammar = slipRule(
  'grammar',
  [...verbForms, ...nounNumber, ...apostrophes, ...missingWords],
  (written) => `"${written}" is not right here.`,
)

/** Adjectives that are nouns, too. */
const ADJECTIVE_OR_NOUN =
  'own|right|left|past|present|potential|equivalent|representative|total|original|rival|ideal|official|executive|' +
  'opposite|equal|regular|local|front|back|key|light|cold|good|final|public|interior|exterior|double|high|low|kind|' +
  'human|principal|individual|professional|specialist|manual|annual|daily|weekly|monthly|special|native|worth|' +
  'cool|calm|elderly|young|poor|rich|sick|most|easy|ready|hard'

/** Words before which a noun has come, if there is one. */
const AFTER_ADJECTIVE = 'with|in|at|on|for|by|because|when|if|than|from|of'
const ITS = phrasePattern(
  String.raw`
    (?<![\p{L}’-]|')its\s+(?!(?:\p{L}+\s+)?(?:${ADJECTIVE_OR_NOUN}|
    \p{L}+est)\b)(?:\p{L}+\s+)?\p{L}+\s+(?:${AFTER_ADJECTIVE})\b`,
  'giu',
)

const reasonFor = (written: string) => `This says "${written}", but another word is meant.`

const { check: checkSlips, ...rule } = slipRule(
  'wrong-words',
  [...possessives, ...confusedWords, ...americanWords],
  reasonFor,
)

/**
 * No word is taken for another: your and you’re, than and then, licence and license. harper.js finds two fifths of
 * these, reports "had had", loads for 3.7 s and takes 73 MB.
 */
export const wrongWords: Rule = {
  ...rule,
  async check(site, add) {
    // Knows what is an adjective. It takes 0.2 s to load, which the start of dev would wait for.
    const { default: nlp } = await import('compromise/two')
    for (const file of filesWithSentences(site))
      for (const { 0: written, index: at } of matchesIn(file, ITS)) {
        const sentence = /[^.!?\n]*$/.exec(file.prose.slice(0, at))![0] + written
        // A mark or a tag between the words is blanked.
        if (!file.source.startsWith(written, at)) continue
        if (nlp(sentence).has(`its #Adverb? #Adjective (${AFTER_ADJECTIVE})$`))
          reportSlip(
            file,
            { written, right: written.replace(/ts/i, 't’s'), at, length: written.length },
            reasonFor,
            add,
          )
      }
    await checkSlips(site, add)
  },
}

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
export const articles = siteRule('articles', 'error', (site, add) => {
  for (const file of filesWithSentences(site)) {
    const report = reportUnlessAllowed(file, 'words', add)
    for (const { 0: both, 1: article = '', 2: word = '', index } of matchesIn(file, ARTICLE)) {
      const right = articleOf(word)
      // A mark or a tag between them is blanked. A capital within a sentence is a letter: plan A in two steps.
      if (!right || article.toLowerCase() === right || !file.source.startsWith(both, index)) continue
      if (article[0] === 'A' && !/(^|[.!?:“>]\s*|\n|\s{3})$/.test(file.prose.slice(0, index))) continue
      const place = file.lines.placeAt(index, article.length)
      const text = article[0] === 'A' ? `A${right.slice(1)}` : right
      report(place, `"${article}" is wrong before "${word}".`, `Write ${text} ${word}.`, { edits: [{ place, text }] })
    }
  }
})
