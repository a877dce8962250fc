import { z } from 'zod'
import { phraseNames, phrases } from '../../../data/phrases.ts'
import { declareWidget } from '../declare.ts'
import { textBlock } from '../print-block.ts'
import { Phrase } from './Phrase.tsx'

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
