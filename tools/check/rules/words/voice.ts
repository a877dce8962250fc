import type { Rule } from '../rule.ts'

/** Words that the voice guide bans, in every form, and what to write instead. */
const BANNED: readonly { word: RegExp; instead: string }[] = [
  { word: /\bleverag(e|es|ed|ing)\b/giu, instead: 'Write "use".' },
  { word: /\bunlock(s|ed|ing)?\b/giu, instead: 'Say what becomes possible.' },
  { word: /\bseamless(ly)?\b/giu, instead: 'Say what the reader does not have to do.' },
  { word: /\brevolutioni[sz](e|es|ed|ing)\b/giu, instead: 'Write "change", and say how.' },
  { word: /\bsupercharg(e|es|ed|ing)\b/giu, instead: 'Say what gets faster, and by how much.' },
]

/** Plain words: the voice guide bans some that say little. */
export const voice: Rule = {
  name: 'voice',
  severity: 'error',
  check({ pages, data }, add) {
    for (const file of [...pages, ...data]) {
      for (const { word, instead } of BANNED) {
        for (const match of file.prose.matchAll(word))
          add(file, {
            place: file.lines.placeAt(match.index, match[0].length),
            reason: `The voice guide bans the word "${match[0]}".`,
            fix: instead,
          })
      }
    }
  },
}
