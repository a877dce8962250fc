import { pricingFaq, transformationFaq } from '../../../data/faq.ts'
import { Accordion } from '../../ui/Accordion.tsx'

/** The lists of questions that there are. */
export const questionLists = { pricing: pricingFaq, transformation: transformationFaq } as const

/** Questions with their answers; one is open at a time. */
export function Questions({ of }: { of: keyof typeof questionLists }) {
  return <Accordion items={questionLists[of].map(({ question, answer }) => ({ summary: question, content: <p>{answer}</p> }))} />
}
