import { declareWidget } from '../declare.ts'
import { FieldSamples } from './FieldSamples.tsx'

export default declareWidget({
  name: 'FieldSamples',
  description: 'The form fields in their states, for the kit on /kit.',
  example: '<FieldSamples />',
  kit: true,
  component: FieldSamples,
})
