import { z } from 'zod'
import { pricingFaq, transformationFaq, type Faq } from '../../../data/faq.ts'
import type { TitledText } from '../../../data/about.ts'
import { auditReport, systemComponents, valueDrivers, web4OS } from '../../../data/transformation.ts'
import { Accordion } from '../../ui/Disclosure.tsx'
import { NonBreakingCompounds } from '../../ui/text-format.tsx'
import { declareWidget } from '../declare.ts'

/** A heading with its text, and where to read on. */
type Question = Faq & { link?: { label: string; href: string } }

/** Points of an argument are headings with their texts. */
function points(of: readonly (TitledText & Pick<Question, 'link'>)[]): readonly Question[] {
  return of.map(({ title, text, link }) => ({ question: title, answer: text, ...(link && { link }) }))
}

const questionLists = {
  pricing: pricingFaq as readonly Question[],
  transformation: transformationFaq as readonly Question[],
  'audit-report': points(auditReport),
  'web4-os': points(web4OS),
  'value-drivers': points(valueDrivers),
  components: points(systemComponents),
} as const

type QuestionsProps = {
  of: keyof typeof questionLists
  /** Whether the first is open at first. */
  openFirst: boolean
}

/** Questions with their answers, or headings with their texts. One is open at a time. */
export function Questions({ of, openFirst }: QuestionsProps) {
  return (
    <Accordion
      items={questionLists[of].map(({ question, answer, link }, index) => ({
        open: openFirst && index === 0,
        summary: question,
        content: (
          <p>
            <NonBreakingCompounds>{answer}</NonBreakingCompounds>
            {link && (
              <>
                {' '}
                <a href={link.href}>{link.label}</a>
              </>
            )}
          </p>
        ),
      }))}
    />
  )
}

export default declareWidget({
  name: 'Questions',
  description: 'Frequently asked questions, or headings that open their text. One is open at a time.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(questionLists) as (keyof typeof questionLists)[])
      .describe('`pricing` and `transformation` are in `data/faq.ts`, the others in `data/transformation.ts`.'),
    openFirst: z.boolean().default(false).describe('Whether the first is open at first.'),
  }),
  example: '<Questions of="pricing" />',
  questions: ({ of }) => questionLists[of],
  print: ({ of }) => [
    { kind: 'points', points: questionLists[of].map(({ question, answer }) => ({ title: question, text: answer })) },
  ],
  component: Questions,
})
