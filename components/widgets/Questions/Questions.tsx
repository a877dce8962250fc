import { pricingFaq, transformationFaq, type Faq } from '../../../data/faq.ts'
import { auditReport } from '../../../data/transformation.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'

/** The names of the lists. */
export const questionLists = {
  pricing: pricingFaq,
  transformation: transformationFaq,
  'audit-report': auditReport.map(({ title, text }): Faq => ({ question: title, answer: text })),
} as const

/** Questions with their answers, or headings with their texts. One is open at a time. */
export function Questions({ of }: { of: keyof typeof questionLists }) {
  return (
    <Accordion
      items={questionLists[of].map(({ question, answer }) => ({
        summary: question,
        content: (
          <p>
            <NonBreakingCompounds>{answer}</NonBreakingCompounds>
          </p>
        ),
      }))}
    />
  )
}
