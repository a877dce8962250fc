import { americanWords } from '../../words/grammar/american-words.ts'
import { confusedWords } from '../../words/grammar/confused-words.ts'
import { possessives } from '../../words/grammar/possessives.ts'
import { phrasePattern } from '../../words/phrase-pattern.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import { reportSlip, slipRule } from '../../words/slips.ts'
import type { Rule } from '../rule.ts'

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
      for (const { 0: written, index: at } of file.prose.matchAll(ITS)) {
        const sentence = /[^.!?\n]*$/.exec(file.prose.slice(0, at))![0] + written
        if (nlp(sentence).has(`its #Adverb? #Adjective (${AFTER_ADJECTIVE})$`))
          reportSlip(file, { written, right: written.replace(/ts/i, 't’s'), at }, reasonFor, add)
      }
    await checkSlips(site, add)
  },
}
