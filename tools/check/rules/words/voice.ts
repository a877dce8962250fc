import type { Rule } from '../rule.ts'
import type { Site } from '../site.ts'

type Banned = {
  word: RegExp
  /** What to do about it. */
  instead: string
}

/** Words and phrases that the voice guide bans. */
const BANNED: readonly Banned[] = [
  { word: /\bleverag(e|es|ed|ing)\b/giu, instead: 'Write "use".' },
  { word: /\bunlock(s|ed|ing)?\b/giu, instead: 'Say what becomes possible.' },
  { word: /\bseamless(ly)?\b/giu, instead: 'Say what the reader does not have to do.' },
  { word: /\brevolutioni[sz](e|es|ed|ing)\b/giu, instead: 'Write "change", and say how.' },
  { word: /\bsupercharg(e|es|ed|ing)\b/giu, instead: 'Say what gets faster, and by how much.' },
  // Phrases that read as translated. A phone may still ring, and people ring 999.
  { word: /\btelephon(e|es|ed|ing)\b/giu, instead: 'Write "phone" or "call".' },
  { word: /\b(ring(s|ing)?|rang|rung) (back|us|it|them|him|her|out|twice)\b/giu, instead: 'Write "call".' },
  {
    word: /\bfetch(es|ed|ing)? (a|the) person\b|\bfetch(es|ed|ing)? some(one|body)\b/giu,
    instead: 'Write "hand over".',
  },
  { word: /\bmend(s|ed|ing)?\b/giu, instead: 'Write "fix".' },
  { word: /\bpapers\b/giu, instead: 'Write "documents".' },
  { word: /\bin step\b/giu, instead: 'Write "on track" or "up to date".' },
  { word: /\bwhile (it|they|an? \w+)(’s| is| are) (still )?warm\b/giu, instead: 'Write "within minutes".' },
  { word: /\bencrypted on the way\b/giu, instead: 'Write "encrypted in transit and at rest".' },
  {
    word: /\b(that|which|whom) you (set|name|named|choose|chose|approve|approved|wrote|sent|gave|give|keep|kept)\b/giu,
    instead: 'Leave out the first word: "the number you choose".',
  },
]

/** A desk is an agent in a record, and on a page made from a template. */
const DESK: Banned = { word: /(?<!\b(front|reception)[ -])\bdesks?\b/giu, instead: 'Write "agent".' }

/** Other pages may describe office drawings and photos, so they may name desks, but not sell them. */
const SOLD_DESK: Banned = {
  word: /\b(one|two|ten|first|second|next|pilot|each|every|another|which|per|digital|sales|support|finance) desks?\b/giu,
  instead: DESK.instead,
}

/** Plain words: no fashionable ones, and none that read as translated. */
export const voice: Rule = {
  name: 'voice',
  severity: 'error',
  check({ pages, data }, add) {
    for (const file of [...pages, ...data]) {
      for (const { word, instead } of [...BANNED, hasTemplate(file) ? DESK : SOLD_DESK]) {
        for (const match of file.prose.matchAll(word))
          add(file, {
            place: file.lines.placeAt(match.index, match[0].length),
            reason: `The voice guide bans the ${match[0].includes(' ') ? 'phrase' : 'word'} "${match[0]}".`,
            fix: instead,
          })
      }
    }
  },
}

/** Whether a file is a record, or a page whose template is not the general one. */
function hasTemplate(file: Site['pages'][number] | Site['data'][number]): boolean {
  return !('frontMatter' in file) || (file.frontMatter?.template ?? 'page') !== 'page'
}
