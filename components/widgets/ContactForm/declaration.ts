import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ContactForm } from './ContactForm.tsx'

export const contactForm = declareWidget({
  name: 'ContactForm',
  description: 'The contact form. Messages are stored and emailed to the team.',
  props: z.strictObject({}),
  example: '<ContactForm />',
  hydrate: 'intent',
  queryParameters: ['pack'],
  takesChildren: false,
  component: ContactForm,
})
