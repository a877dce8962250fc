import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { LastUpdated } from './LastUpdated.tsx'

export const lastUpdated = declareWidget({
  name: 'LastUpdated',
  description: 'The date a text was last changed: `updated` in the front matter, or today’s date without it.',
  props: z.strictObject({}),
  example: '<LastUpdated />',
  hydrate: 'idle',
  takesChildren: false,
  component: LastUpdated,
})
