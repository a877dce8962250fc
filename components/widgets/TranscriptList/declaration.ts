import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { TranscriptList } from './TranscriptList.tsx'

export const transcriptList = declareWidget({
  name: 'TranscriptList',
  sentence: 'Demonstration conversations in ruled rows, each with its summary and outcome and the words to unfold.',
  props: z.strictObject({
    only: z.enum(['featured', 'all']).default('all').describe('`featured` shows those that `data/transcripts.ts` marks so, `all` every one. Default: all.'),
  }),
  example: '<TranscriptList only="featured" />',
  wakes: 'never',
  takesChildren: false,
  component: TranscriptList,
})
