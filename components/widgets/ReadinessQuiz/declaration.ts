import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ReadinessQuiz } from './ReadinessQuiz.tsx'

export const readinessQuiz = declareWidget({
  name: 'ReadinessQuiz',
  description:
    "Five questions with three answers each, a score, and a radar chart that compares the visitor's answers with a sample firm.",
  props: z.strictObject({}),
  example: '<ReadinessQuiz />',
  hydrate: 'intent',
  takesChildren: false,
  component: ReadinessQuiz,
})
