import { apostrophes } from '../../words/grammar/apostrophes.ts'
import { missingWords } from '../../words/grammar/missing-words.ts'
import { nounNumber } from '../../words/grammar/noun-number.ts'
import { verbForms } from '../../words/grammar/verb-forms.ts'
import { slipRule } from '../../words/slips.ts'

/**
 * Forms of words fit together, and no word is missing or left over. Only slips that are nothing else: in 1.5 million
 * words of documents that others wrote, what these patterns find is wrong there, too.
 */
export const grammar = slipRule(
  'grammar',
  [...verbForms, ...nounNumber, ...apostrophes, ...missingWords],
  (written) => `"${written}" is not right here.`,
)
