import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { TeamDirectory } from './TeamDirectory.tsx'

export const teamDirectory = declareWidget({
  name: 'TeamDirectory',
  description:
    'The team as a section through a three-floor building; each card opens a dialog with more about a person or an agent.',
  props: z.strictObject({}),
  example: '<TeamDirectory />',
  hydrate: 'intent',
  queryParameters: ['card'],
  takesChildren: false,
  component: TeamDirectory,
})
