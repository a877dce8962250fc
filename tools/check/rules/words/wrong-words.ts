import { isAllowed, wayOut } from '../../words/allowed.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import type { Rule } from '../rule.ts'

/** Words that are wrong where they stand, although each is in the dictionary, and what is meant. */
type Confusion = { pattern: RegExp; meant: string }

/** Things that belong to somebody, as small businesses call them. */
const THINGS =
  'own|agents?|answers?|bills?|bookings?|business|calendars?|calls?|clients?|company|customers?|days?|diary|dinner|' +
  'emails?|evenings?|guests?|hours|inbox|jobs?|leads?|messages?|money|numbers?|office|orders?|patients?|people|phones?|' +
  'prices?|questions?|records|shop|staff|teams?|voice|website|weekends?|words?|work'

const COUNTS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|both|these|those|most of the|all of the'

/** Beginnings of words that are one amount. */
const AMOUNTS = 'second|minute|hour|day|week|month|year|pound|penc|mile|metre|percent'

/** Verbs that are no nouns, so that they have no possessive. */
const VERBS =
  'ask|become|begin|bring|choose|come|get|give|happen|keep|know|learn|make|need|say|see|seem|send|take|tell|think|want|write'

/**
 * harper.js finds two fifths of these with its grammar rules, reports "had had", loads for 3.7 s and takes 73 MB.
 * An apostrophe in a pattern matches a straight, a curly and an escaped one.
 */
const CONFUSIONS: readonly Confusion[] = (
  [
    [String.raw`\b(you)'re(?= (?:${THINGS})\b(?! (?:who|that|and)\b))`, '$1r'],
    [String.raw`\b(your)(?= (?:welcome|going|not|able|unable|getting|being|looking|doing|never)\b)`, 'you’re'],
    [String.raw`\b(its)(?= (?:a|an|the|been|not|just|also|always|never|going|ready|easy|hard|your|our)\b)`, 'it’s'],
    [String.raw`\b(it)'s(?= own\b(?!-))`, '$1s'],
    [String.raw`\b((?:with|of|in|at|from|by|into|under|over|between|without) it)'s\b`, '$1s'],
    [String.raw`\b((?:with|of|in|at|from|by|into|under|over|between|without) you)'re\b`, '$1r'],
    [String.raw`\b(you)'re(?= (?:main|whole|current|existing) (?:${THINGS}|line|name|number)\b)`, '$1r'],
    [String.raw`\b(who)'s(?= (?:own|customers?|calls?|phones?|team|staff|diary)\b)`, '$1se'],
    [String.raw`\b(the)ir(?= (?:is|are|was|were|will|has been)\b)`, '$1re'],
    [String.raw`\b(the)re(?= (?:${THINGS})\b(?! (?:is|are|was|were|will)\b))`, '$1ir'],
    [String.raw`\b(the)y're(?= (?:own|customers?|calls?|phones?|team|staff|diary|business|inbox)\b)`, '$1ir'],
    [
      String.raw`\b((?:more|less|fewer|rather|better|worse|faster|cheaper|easier|quicker|longer|shorter|bigger|smaller|higher|lower|sooner|earlier|other) )then\b`,
      '$1than',
    ],
    [String.raw`\b(as \w+ to \w+ )then\b`, '$1as'],
    [String.raw`\b((?:could|should|would|might|must)(?:n't)? )of\b(?! course)`, '$1have'],
    [String.raw`\b((?:use|in|on|for|with|from|to|at|by|write|set|run|of) )you(?= own [\p{Ll}])`, '$1your'],
    [String.raw`\b(${VERBS})'s\b`, '$1s'],
    [
      String.raw`\b(lo)ose(?= (?:money|time|customers?|calls?|clients?|leads?|a customer|a call|business|sales|orders?)\b)`,
      '$1se',
    ],
    [String.raw`\b((?:dental|medical|legal|law|accountancy|veterinary|best|good) practi)s(es?)\b`, '$1c$2'],
    [String.raw`\b((?:partner|training|loyalty|referral|affiliate|rewards?|pilot|support) program)(s?)\b`, '$1me$2'],
    [String.raw`\b((?:the|a|our|legal|professional|free|good|tax) advi)se\b`, '$1ce'],
    [String.raw`\b((?:we|you|they|I|to|can|will|must) advi)ce\b`, '$1se'],
    [String.raw`\b((?:a|an|the|your|driving|software|alcohol|premises) licen)se\b`, '$1ce'],
    [String.raw`\b((?:the|an|no|any) )affect\b(?= (?:on|of)\b)`, '$1effect'],
    [String.raw`\b((?:it|this|that|which) )effects(?= (?:your|our|the|their|every)\b)`, '$1affects'],
    [String.raw`\b(station)ary\b(?= (?:cupboard|order|supplies|shop))`, '$1ery'],
    // Years, hours and pounds are one amount; a thing of several things is one thing.
    [String.raw`(?<=(?:^|[.!?:“]) *)((?:${COUNTS}) (?:\p{L}+ )?(?!${AMOUNTS})\p{L}*[^s\P{L}]s )(?:is|was)\b`, '$1are'],
    [String.raw`(?<=(?:^|[.!?:“]) *)((?:${COUNTS}) (?:\p{L}+ )?(?!${AMOUNTS})\p{L}*[^s\P{L}]s )has\b`, '$1have'],
    [String.raw`(?<=(?:^|[.!?:“]) *)((?:${COUNTS}) (?:\p{L}+ )?(?!${AMOUNTS})\p{L}*[^s\P{L}]s )doesn't`, '$1don’t'],
    [String.raw`(?<!of )\b((?:they|we|you) )(?:is|was)\b`, '$1are'],
    [String.raw`(?<!of )\b((?:they|we|you) )doesn't`, '$1don’t'],
    [String.raw`(?<!of )\b((?:they|we) )has\b(?! \[)`, '$1have'],
    [String.raw`\b((?:he|she|it) )don't`, '$1doesn’t'],
    [String.raw`\b((?:he|she|it) )are\b`, '$1is'],
    [
      String.raw`(?<=(?:^|[.!?:“]) *)((?:the|this|each|every|our|your|an?) (?:agent|caller|customer|client|visitor|page|price|phone|call) )don't`,
      '$1doesn’t',
    ],
    [String.raw`\b(there )(?:is|was|'s)(?= (?:${COUNTS}) (?:\p{L}+ )?(?!${AMOUNTS})\p{L}*[^s\P{L}]s\b)`, '$1are'],
    [String.raw`\b(every)day\b(?= (?:at|from|until|since|we|you|it|they)\b)`, '$1 day'],
  ] as const
).map(([pattern, meant]) => ({ pattern: new RegExp(pattern.replaceAll("'", String.raw`\\?['’]`), 'gimu'), meant }))

/** Words before which a noun has come, if there is one. */
const AFTER_ADJECTIVE = 'with|in|at|on|to|for|by|because|when|if|than|from|of'
const ITS = new RegExp(
  String.raw`(?<![\p{L}’'-])its\s+(?!own\b|\p{L}+est\b)(?:\p{L}+\s+)?\p{L}+\s+(?:${AFTER_ADJECTIVE})\b`,
  'giu',
)

/** No word is taken for another that sounds like it: your and you’re, its and it’s, than and then. */
export const wrongWords: Rule = {
  name: 'wrong-words',
  severity: 'error',
  async check(site, add) {
    // Knows what is an adjective. It takes 0.2 s to load, which the start of dev would wait for.
    const { default: nlp } = await import('compromise/two')
    for (const file of filesWithSentences(site)) {
      for (const { 0: written, index } of file.prose.matchAll(ITS)) {
        const place = file.lines.placeAt(index, 3)
        if (!file.source.startsWith(written, index) || isAllowed(file.source, place, 'words')) continue
        const sentence = /[^.!?\n]*$/.exec(file.prose.slice(0, index))![0] + written
        if (!nlp(sentence).has(`its #Adverb? (#Adjective|#PastTense) (${AFTER_ADJECTIVE})$`)) continue
        add(file, {
          place,
          reason: `This says "${written}", but another word is meant.`,
          fix: `Write "${written.replace(/ts/i, 't’s')}". If it is right, ${wayOut(file.file, 'words')}`,
        })
      }
      for (const { pattern, meant } of CONFUSIONS) {
        for (const match of file.prose.matchAll(pattern)) {
          const { 0: written, index } = match
          const place = file.lines.placeAt(index, written.length)
          // What is between words may be blanked.
          if (!file.source.startsWith(written, index) || isAllowed(file.source, place, 'words')) continue
          const text = meant.replace(/\$(\d)/g, (_, group: string) => match[Number(group)]!)
          add(file, {
            place,
            reason: `This says "${written}", but another word is meant.`,
            fix: `Write "${withCapital(written, text)}". If it is right, ${wayOut(file.file, 'words')}`,
          })
        }
      }
    }
  },
}

function withCapital(written: string, text: string): string {
  return /^\p{Lu}/u.test(written) ? text[0]!.toUpperCase() + text.slice(1) : text
}
