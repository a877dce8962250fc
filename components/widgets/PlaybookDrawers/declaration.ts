import { declareWidget } from '../declare.ts'
import { PlaybookDrawers } from './PlaybookDrawers.tsx'

export default declareWidget({
  name: 'PlaybookDrawers',
  description: 'The six playbooks as drawers of a plan chest, each to look into, to take away as a file, and to clone.',
  example: '<PlaybookDrawers />',
  hydrate: 'intent',
  queryParameters: ['preview'],
  component: PlaybookDrawers,
})
