import { phrases, type PhraseName } from '../../../data/phrases.ts'

/** A figure or phrase of the records, in running text. */
export function Phrase({ of }: { of: PhraseName }) {
  return phrases[of]
}
