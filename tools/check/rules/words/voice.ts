import type { Rule } from '../rule.ts'
import { isAllowed, wayOut } from '../../words/allowed.ts'
import { phrasePattern } from '../../words/phrase-pattern.ts'

type Banned = {
  word: RegExp
  /** What to do about it. */
  instead: string
}

/** Things with a lock. */
const THINGS = String.raw`(doors?|gates?|offices?|buildings?|rooms?|phones?|screens?|safes?|shops?|cars?|drawers?)\b`

/** Words that the voice guide bans. */
const BANNED: readonly Banned[] = [
  { word: /\bleverag(e|es|ed|ing)\b/giu, instead: 'Write "use".' },
  {
    word: phrasePattern(
      String.raw`\bunlock(s|ed|ing)?\b(?!\s+((the|an?|its|our|your|their|all|every|each)\s+)?${THINGS})`,
      'giu',
    ),
    instead: 'Say what becomes possible.',
  },
  { word: /\bseamless(ly)?\b/giu, instead: 'Say what the reader does not have to do.' },
  { word: /\brevolutioni[sz](e|es|ed|ing)\b/giu, instead: 'Write "change", and say how.' },
  {
    word: phrasePattern(
      String.raw`
        \bwe guarantee (?:that )?(?:an? |the |our |your )?(?:agents?|it|you|results|savings|more|higher|fewer|
        business)\b`,
      'giu',
    ),
    instead: 'Say what usually happens, and that it is no promise.',
  },
  { word: /\bsupercharg(e|es|ed|ing)\b/giu, instead: 'Say what gets faster, and by how much.' },
]

/** Plain words: no fashionable ones. */
export const voice: Rule = {
  name: 'voice',
  severity: 'error',
  check({ pages, data }, add) {
    for (const file of [...pages, ...data]) {
      for (const { word, instead } of BANNED) {
        for (const match of file.prose.matchAll(word)) {
          const place = file.lines.placeAt(match.index, match[0].length)
          if (isAllowed(file.source, place, 'voice')) continue
          add(file, {
            place,
            reason: `The voice guide bans the word${match[0].includes(' ') ? 's' : ''} "${match[0]}".`,
            fix: `${instead} If you mean something else, ${wayOut(file, 'voice', place)}`,
          })
        }
      }
    }
  },
}
