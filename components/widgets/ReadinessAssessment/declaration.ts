import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ReadinessAssessment } from './ReadinessAssessment.tsx'

export const readinessAssessment = declareWidget({
  name: 'ReadinessAssessment',
  description:
    "Fifteen questions, one at a time, and a result with a band, its score and the agents to begin with. The page's heading and lead stand between its tags.",
  props: z.strictObject({}),
  example:
    '<ReadinessAssessment>\n\n## AI readiness assessment\n\nFifteen questions about an ordinary week.\n\n</ReadinessAssessment>',
  hydrate: 'intent',
  takesChildren: true,
  component: ReadinessAssessment,
})
