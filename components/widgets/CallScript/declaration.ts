import { z } from 'zod'
import { transcriptIds } from '../../../data/transcripts.ts'
import { declareWidget } from '../declare.ts'
import { CallScript } from './CallScript.tsx'

export default declareWidget({
  name: 'CallScript',
  description: 'A sample call as a two-speaker script, with notes in the margin.',
  props: z.strictObject({
    of: z.enum(transcriptIds).describe('The transcript in `data/transcripts.ts`.'),
  }),
  example: '<CallScript of="broken-crown" />',
  component: CallScript,
})
