import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { questionLists, Questions } from './Questions.tsx'

export const questions = declareWidget({
  name: 'Questions',
  sentence: 'Questions that visitors ask, with answers that open one at a time.',
  props: z.strictObject({
    of: z.enum(Object.keys(questionLists) as (keyof typeof questionLists)[]).describe('Whose questions; they stand in `data/faq.ts`.'),
  }),
  example: '<Questions of="pricing" />',
  wakes: 'never',
  takesChildren: false,
  component: Questions,
})
