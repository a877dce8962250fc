import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Facts } from './Facts.tsx'

export const facts = declareWidget({
  name: 'Facts',
  description: 'A list of two to four facts in a few words each, set as one quiet line below buttons.',
  props: z.strictObject({}),
  example: '<Facts>\n\n- No setup fees\n- Cancel anytime\n\n</Facts>',
  hydrate: 'never',
  takesChildren: true,
  component: Facts,
})
