import { declareWidget } from '../declare.ts'
import { PlaybookForm } from './PlaybookForm.tsx'

export default declareWidget({
  name: 'PlaybookForm',
  description: 'The form that asks for a custom playbook: your business and what the playbook must do.',
  example: '<PlaybookForm />',
  hydrate: 'intent',
  queryParameters: ['playbook'],
  component: PlaybookForm,
})
