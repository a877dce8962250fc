import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { TranscriptLibrary } from './TranscriptLibrary.tsx'

export const transcriptLibrary = declareWidget({
  name: 'TranscriptLibrary',
  description:
    'Demonstration conversations, the featured ones first, with a search and filters; each has its summary and outcome, and opens the words in place.',
  props: z.strictObject({}),
  example: '<TranscriptLibrary />',
  hydrate: 'intent',
  queryParameters: ['q', 'industry', 'sentiment'],
  fragment: true,
  takesChildren: false,
  component: TranscriptLibrary,
})
