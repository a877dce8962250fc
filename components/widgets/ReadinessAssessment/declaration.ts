import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ReadinessAssessment } from './ReadinessAssessment.tsx'

export const readinessAssessment = declareWidget({
  name: 'ReadinessAssessment',
  description:
    "Fifteen questions, one at a time, and a result with a band, its score and the agents to begin with. It shows the page's heading and the words above it as its own.",
  props: z.strictObject({}),
  example: '<ReadinessAssessment />',
  hydrate: 'intent',
  pageKeys: true,
  takesChildren: false,
  takesHead: true,
  component: ReadinessAssessment,
})
