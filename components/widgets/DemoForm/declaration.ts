import { declareWidget } from '../declare.ts'
import { DemoForm } from './DemoForm.tsx'

export default declareWidget({
  name: 'DemoForm',
  description: 'The form that books a 15-minute demo. Requests are stored and emailed to the team.',
  example: '<DemoForm />',
  hydrate: 'intent',
  component: DemoForm,
})
