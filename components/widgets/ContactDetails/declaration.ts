import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ContactDetails } from './ContactDetails.tsx'

export default declareWidget({
  name: 'ContactDetails',
  description: 'How to reach a person: the main line, when it is answered, and the email address.',
  props: z.strictObject({
    postal: z.boolean().default(false).describe('Whether to show the postal address and the closed days as well.'),
  }),
  example: '<ContactDetails />',
  component: ContactDetails,
})
