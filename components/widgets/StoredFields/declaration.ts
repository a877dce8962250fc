import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { StoredFields } from './StoredFields.tsx'

export const storedFields = declareWidget({
  name: 'StoredFields',
  description: 'What each form of the site stores, field by field, for the privacy policy.',
  props: z.strictObject({}),
  example: '<StoredFields />',
  hydrate: 'never',
  takesChildren: false,
  component: StoredFields,
})
