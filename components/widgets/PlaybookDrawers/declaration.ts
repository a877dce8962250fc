import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PlaybookDrawers } from './PlaybookDrawers.tsx'

export const playbookDrawers = declareWidget({
  name: 'PlaybookDrawers',
  description: 'The six playbooks as drawers of a plan chest, each to look into, to take away as a file, and to clone.',
  props: z.strictObject({}),
  example: '<PlaybookDrawers />',
  hydrate: 'intent',
  queryParameters: ['preview'],
  takesChildren: false,
  component: PlaybookDrawers,
})
