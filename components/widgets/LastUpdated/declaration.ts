import { declareWidget } from '../declare.ts'
import { LastUpdated } from './LastUpdated.tsx'

export default declareWidget({
  name: 'LastUpdated',
  description: 'The date a text was last changed: `updated` in the front matter, or today’s date without it.',
  example: '<LastUpdated />',
  hydrate: 'idle',
  component: LastUpdated,
})
