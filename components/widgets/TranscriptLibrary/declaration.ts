import { declareWidget } from '../declare.ts'
import { TranscriptLibrary } from './TranscriptLibrary.tsx'

export default declareWidget({
  name: 'TranscriptLibrary',
  description:
    'Demonstration conversations, the featured ones first, with a search and filters; each has its summary and outcome, and opens the words in place.',
  example: '<TranscriptLibrary />',
  hydrate: 'intent',
  queryParameters: ['q', 'industry', 'sentiment'],
  fragment: true,
  component: TranscriptLibrary,
})
