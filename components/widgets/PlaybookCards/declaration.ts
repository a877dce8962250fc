import { declareWidget } from '../declare.ts'
import { PlaybookCards } from './PlaybookCards.tsx'

export default declareWidget({
  name: 'PlaybookCards',
  description: 'The six playbooks as cards, each to look into, to take away as a file, and to clone.',
  example: '<PlaybookCards />',
  hydrate: 'intent',
  queryParameters: ['preview'],
  component: PlaybookCards,
})
