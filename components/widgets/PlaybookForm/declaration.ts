import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PlaybookForm } from './PlaybookForm.tsx'

export const playbookForm = declareWidget({
  name: 'PlaybookForm',
  description: 'The form that asks for a custom playbook: your business and what the playbook must do.',
  props: z.strictObject({}),
  example: '<PlaybookForm />',
  hydrate: 'intent',
  queryParameters: ['playbook'],
  takesChildren: false,
  component: PlaybookForm,
})
