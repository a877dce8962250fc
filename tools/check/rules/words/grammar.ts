import { apostrophes } from '../../words/grammar/apostrophes.ts'
import { confusedWords } from '../../words/grammar/confused-words.ts'
import { missingWords } from '../../words/grammar/missing-words.ts'
import { nounNumber } from '../../words/grammar/nouns.ts'
import { verbForms, verbNumber } from '../../words/grammar/verbs.ts'
import { loadInflection } from '../../words/inflection.ts'
import { filesWithSentences } from '../../words/sentences.ts'
import { reportSlips, slipPattern, type Slip } from '../../words/slips.ts'
import type { Rule } from '../rule.ts'

const PATTERNS = [...verbNumber, ...verbForms, ...nounNumber, ...apostrophes, ...confusedWords, ...missingWords].map(
  ([pattern, meant]) => [slipPattern(pattern, 'giu'), meant] as const,
)

let slips: Promise<readonly Slip[]> | undefined

async function loadSlips(): Promise<readonly Slip[]> {
  const inflection = await loadInflection()
  return PATTERNS.map(([pattern, meant]): Slip => [
    pattern,
    typeof meant === 'string' ? meant : (parts) => meant(parts, inflection),
  ])
}

/**
 * Forms of words fit together, and no word is taken for another that is spelt alike. Only slips that are nothing else:
 * in 1.5 million words of documents that others wrote, what these patterns find is wrong there, too.
 */
export const grammar: Rule = {
  name: 'grammar',
  severity: 'error',
  async check(site, add) {
    slips ??= loadSlips()
    for (const file of filesWithSentences(site))
      reportSlips(file, await slips, (written) => `"${written}" is not right here.`, add)
  },
}
