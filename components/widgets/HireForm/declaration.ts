import { declareWidget } from '../declare.ts'
import { HireForm } from './HireForm.tsx'

export default declareWidget({
  name: 'HireForm',
  description: 'The form that asks for an agent: who you are, your industry and what the agent should do.',
  example: '<HireForm />',
  hydrate: 'intent',
  queryParameters: ['desks', 'industry'],
  component: HireForm,
})
