import { isAllowed, wayOut } from '../../words/allowed.ts'
import { START } from '../../words/grammar/parts-of-speech.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import { reportSlips, slipPattern, type Slip } from '../../words/slips.ts'
import type { Rule } from '../rule.ts'

const COUNTS = 'two three four five six seven eight nine ten eleven twelve several many both these those'
  .split(' ')
  .map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`)
  .join('|')

/** Parts of words for what is measured or sold, of which several are one amount. */
const AMOUNTS =
  'second|minute|hour|day|night|week|month|year|pound|penc|mile|metre|litre|gram|inch|percent|time|course|session|' +
  'ring|star|click|step'

/** A plural in small letters: what ends in -ss, -us, -is or -ics, and news, may be a singular. */
const PLURAL = String.raw`(?:\p{Ll}+ )?(?!\p{Ll}*(?:${AMOUNTS}))(?!news\b|\p{Ll}*(?:ss|us|is|ics)\b)\p{Ll}+s`

/** Several are one amount: "Two agents is enough". */
const AS_ONE =
  '(?:(?:usually |often |more than )?(?:enough|plenty|too|an?|the|one|all|what|our|as|normal|right|fine)\\b|£)'

/** Verbs that are no nouns. */
const VERBS = 'ask|bring|come|find|get|give|hear|keep|know|learn|say|see|send|take|tell|understand|write'

/** With those of which the form without -s is a noun as well. */
const ALL_VERBS = `${VERBS}|answer|book|call|check|help|look|make|pay|show|sort|use|want|work`

/** Singular nouns that the site speaks of. */
const NOUNS =
  'agent|assistant|caller|customer|client|manager|owner|page|patient|person|phone|price|receptionist|visitor'

/** Several of them. */
const SEVERAL = `(?:The|These|Those|Our|Your|All|Most|Some) (?:${NOUNS})s`

/** A verb of the wrong number, and the right one. */
const DISAGREEMENTS: readonly Slip[] = (
  [
    [String.raw`${START}((?:${COUNTS}) ${PLURAL} )is\b(?! ${AS_ONE})`, '$1are'],
    [String.raw`${START}((?:${COUNTS}) ${PLURAL} )was\b(?! ${AS_ONE})`, '$1were'],
    [String.raw`${START}((?:${COUNTS}) ${PLURAL} )has\b`, '$1have'],
    [String.raw`${START}((?:${COUNTS}) ${PLURAL} )doesn't`, '$1don’t'],
    [String.raw`(?<!\bof )\b([Tt]hey |[Ww]e )is\b`, '$1are'],
    [String.raw`(?<!\bof )\b([Tt]hey |[Ww]e )was\b`, '$1were'],
    [String.raw`(?<!\bof )\b([Tt]hey |[Ww]e )doesn't`, '$1don’t'],
    [String.raw`(?<!\bof )\b([Tt]hey |[Ww]e )has\b(?! \[)`, '$1have'],
    [String.raw`(?<!\b(?:and|or|nor) )\b([Hh]e |[Ss]he )don't`, '$1doesn’t'],
    [String.raw`(?<!\b(?:and|or|nor) )\b([Hh]e |[Ss]he )are\b`, '$1is'],
    [String.raw`${START}(It )don't`, '$1doesn’t'],
    [String.raw`${START}(It )are\b`, '$1is'],
    [String.raw`${START}((?:The|This|Each|Every|Our|Your|An?) (?:${NOUNS}) )don't`, '$1doesn’t'],
    [String.raw`${START}((?:The|This|Each|Every|Our|Your|An?) (?:${NOUNS}) )(${VERBS})(?!'|\w)`, '$1$2s'],
    [
      String.raw`${START}((?:It|He|She|(?:Each|Every|No) one|Everyone|Everybody|Nobody) )(${ALL_VERBS})(?!'|\w)`,
      '$1$2s',
    ],
    [String.raw`${START}(${SEVERAL} )is\b(?! ${AS_ONE})`, '$1are'],
    [String.raw`${START}(${SEVERAL} )was\b(?! ${AS_ONE})`, '$1were'],
    [String.raw`${START}(${SEVERAL} )has\b`, '$1have'],
    [String.raw`${START}(${SEVERAL} )doesn't`, '$1don’t'],
    [String.raw`${START}((?:Agents|Callers|Customers|${SEVERAL}) )(${ALL_VERBS})s\b`, '$1$2'],
    [
      String.raw`\b((?:can|could|will|would|should|must|might|can't|won't|don't|doesn't|didn't) )(${ALL_VERBS})(?:s|ed)\b`,
      '$1$2',
    ],
    [
      String.raw`(?<!\b[Oo]ne of [^.!?\n]*)\b((?:(?:${NOUNS})s|Agents|Callers|Customers) (?:who|that) )(${VERBS})s\b`,
      '$1$2',
    ],
    [String.raw`\b((?:an?|the|each|every|any) (?:${NOUNS}) (?:who|that) )(${VERBS})(?!'|\w)`, '$1$2s'],
    [String.raw`\b([Tt]here )is(?= (?:${COUNTS}) ${PLURAL}\b)`, '$1are'],
    [String.raw`\b([Tt]here )was(?= (?:${COUNTS}) ${PLURAL}\b)`, '$1were'],
  ] as const
).map(([pattern, right]) => [slipPattern(pattern, 'gu'), right])

/** A verb has the number of its subject, where that is certain. */
export const agreement: Rule = {
  name: 'agreement',
  severity: 'error',
  check(site, add) {
    for (const file of filesWithSentences(site))
      reportSlips(file, DISAGREEMENTS, (written) => `The verb of "${written}" does not agree with its subject.`, add)
  },
}

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
          fix: `Write ${text} ${word}. If it is right, ${wayOut(file, 'words', place)}`,
          edits: [{ place, text }],
        })
      }
    }
  },
}
