import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PlaybookDrawers } from './PlaybookDrawers.tsx'

export const playbookDrawers = declareWidget({
  name: 'PlaybookDrawers',
  sentence: 'The six playbooks as drawers of a plan chest, each with its steps to unfold and a button that clones it.',
  props: z.strictObject({}),
  example: '<PlaybookDrawers />',
  wakes: 'never',
  takesChildren: false,
  component: PlaybookDrawers,
})
