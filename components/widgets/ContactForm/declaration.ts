import { declareWidget } from '../declare.ts'
import { ContactForm } from './ContactForm.tsx'

export default declareWidget({
  name: 'ContactForm',
  description: 'The contact form. Messages are stored and emailed to the team.',
  example: '<ContactForm />',
  hydrate: 'intent',
  queryParameters: ['pack'],
  pageType: 'ContactPage',
  component: ContactForm,
})
