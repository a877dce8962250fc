import { declareWidget } from '../declare.ts'
import { StoredFields } from './StoredFields.tsx'

export default declareWidget({
  name: 'StoredFields',
  description: 'What each form of the site stores, field by field, for the privacy policy.',
  example: '<StoredFields />',
  component: StoredFields,
})
