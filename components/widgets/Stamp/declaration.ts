import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Stamp } from './Stamp.tsx'

export default declareWidget({
  name: 'Stamp',
  description: 'A rubber stamp, for something verified or granted; at most two or three in view.',
  props: z.strictObject({
    kind: z
      .enum(['stamp', 'success', 'warning'])
      .default('stamp')
      .describe('`stamp` is granted by us, `success` is active, `warning` is pending.'),
  }),
  example: '<Stamp>GDPR-ready</Stamp>',
  takesChildren: true,
  component: Stamp,
})
