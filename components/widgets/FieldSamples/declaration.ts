import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { FieldSamples } from './FieldSamples.tsx'

export const fieldSamples = declareWidget({
  name: 'FieldSamples',
  description: 'The form fields in their states, for the kit on /kit.',
  props: z.strictObject({}),
  example: '<FieldSamples />',
  hydrate: 'never',
  kit: true,
  takesChildren: false,
  component: FieldSamples,
})
