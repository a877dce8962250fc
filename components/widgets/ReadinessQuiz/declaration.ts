import { declareWidget } from '../declare.ts'
import { ReadinessQuiz } from './ReadinessQuiz.tsx'

export default declareWidget({
  name: 'ReadinessQuiz',
  description:
    "Questions with three answers each, a score, and a radar chart that compares the visitor's answers with a sample firm.",
  example: '<ReadinessQuiz />',
  hydrate: 'intent',
  component: ReadinessQuiz,
})
