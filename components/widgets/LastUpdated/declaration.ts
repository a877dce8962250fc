import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { LastUpdated } from './LastUpdated.tsx'

export const lastUpdated = declareWidget({
  name: 'LastUpdated',
  description: 'The day on which a text was last changed: `updated` in the front matter, else today.',
  props: z.strictObject({}),
  example: '<LastUpdated />',
  hydrate: 'idle',
  takesChildren: false,
  component: LastUpdated,
})
