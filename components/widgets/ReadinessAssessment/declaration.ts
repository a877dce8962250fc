import { declareWidget } from '../declare.ts'
import { ReadinessAssessment } from './ReadinessAssessment.tsx'

export default declareWidget({
  name: 'ReadinessAssessment',
  description:
    "Fifteen questions, one at a time, and a result with a band, its score and the agents to begin with. It shows the page's heading and the words above it as its own.",
  example: '<ReadinessAssessment />',
  hydrate: 'intent',
  pageKeys: true,
  takesHead: true,
  component: ReadinessAssessment,
})
