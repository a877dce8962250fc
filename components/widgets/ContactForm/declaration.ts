import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ContactForm } from './ContactForm.tsx'

export const contactForm = declareWidget({
  name: 'ContactForm',
  description: 'The form for a message to the team; what is sent is kept and mailed to them.',
  props: z.strictObject({}),
  example: '<ContactForm />',
  hydrate: 'intent',
  takesChildren: false,
  component: ContactForm,
})
