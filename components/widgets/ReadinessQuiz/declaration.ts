import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ReadinessQuiz } from './ReadinessQuiz.tsx'

export const readinessQuiz = declareWidget({
  name: 'ReadinessQuiz',
  description:
    "Five questions of three answers each, a score on demand, and a radar that lays the visitor's answers over a sample firm's.",
  props: z.strictObject({}),
  example: '<ReadinessQuiz />',
  hydrate: 'intent',
  takesChildren: false,
  component: ReadinessQuiz,
})
