import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { DemoForm } from './DemoForm.tsx'

export const demoForm = declareWidget({
  name: 'DemoForm',
  description: 'The form that books a 15-minute demo. Requests are stored and emailed to the team.',
  props: z.strictObject({}),
  example: '<DemoForm />',
  hydrate: 'intent',
  takesChildren: false,
  component: DemoForm,
})
