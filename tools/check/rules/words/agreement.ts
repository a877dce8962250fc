import { verbNumber } from '../../words/grammar/verb-number.ts'
import { slipRule } from '../../words/slips.ts'

/** A verb has the number of its subject, where that is certain. */
export const agreement = slipRule(
  'agreement',
  verbNumber,
  (written) => `The verb of "${written}" does not agree with its subject.`,
)
