import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { HireForm } from './HireForm.tsx'

export const hireForm = declareWidget({
  name: 'HireForm',
  description: 'The form that asks for an agent: who you are, your industry and what the agent should do.',
  props: z.strictObject({}),
  example: '<HireForm />',
  hydrate: 'intent',
  queryParameters: ['desks', 'industry'],
  takesChildren: false,
  component: HireForm,
})
