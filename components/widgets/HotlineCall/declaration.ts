import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { HotlineCall } from './HotlineCall.tsx'

export default declareWidget({
  name: 'HotlineCall',
  description: "The demo AI receptionist's phone number, marked LIVE, under a sentence of yours.",
  props: z.strictObject({
    large: z.boolean().default(false).describe('Whether the number is the largest thing on the page.'),
  }),
  example: '<HotlineCall>Or call our demo receptionist now.</HotlineCall>',
  takesChildren: true,
  component: HotlineCall,
})
