import { z } from 'zod'
import { phrases, phraseNames, type PhraseName } from '../../../data/phrases.ts'
import { declareWidget, textBlock } from '../declare.ts'

/** A figure or phrase of the records, in running text. */
export function Phrase({ of }: { of: PhraseName }) {
  return phrases[of]
}

export default declareWidget({
  name: 'Phrase',
  description: 'A figure or phrase from `data/` in the middle of a sentence, so that it’s right on every page at once.',
  props: z.strictObject({
    of: z.enum(phraseNames).describe('The phrase’s id in `data/phrases.ts`.'),
  }),
  example: 'An agent costs <Phrase of="agent-price" /> a month.',
  print: ({ of }) => [textBlock('paragraph', phrases[of])],
  component: Phrase,
})
