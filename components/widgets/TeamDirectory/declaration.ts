import { declareWidget } from '../declare.ts'
import { TeamDirectory } from './TeamDirectory.tsx'

export default declareWidget({
  name: 'TeamDirectory',
  description:
    'The team as a section through a three-floor building; each card opens a dialog with more about a person or an agent.',
  example: '<TeamDirectory />',
  hydrate: 'intent',
  queryParameters: ['card'],
  component: TeamDirectory,
})
