import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { questionLists, Questions } from './Questions.tsx'

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
