import { declareWidget } from '../declare.ts'
import { DemoForm } from './DemoForm.tsx'

export default declareWidget({
  name: 'DemoForm',
  description: 'The form that books the discovery call. Requests are stored and emailed to the team.',
  example: '<DemoForm />',
  hydrate: 'intent',
  queryParameters: ['call'],
  component: DemoForm,
})
