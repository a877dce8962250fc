import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ContactDetails } from './ContactDetails.tsx'

export const contactDetails = declareWidget({
  name: 'ContactDetails',
  sentence: 'How to reach a person: the main line, when it is answered, and the email address.',
  props: z.strictObject({}),
  example: '<ContactDetails />',
  wakes: 'never',
  takesChildren: false,
  component: ContactDetails,
})
