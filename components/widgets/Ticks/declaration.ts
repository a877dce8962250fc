import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Ticks } from './Ticks.tsx'

export const ticks = declareWidget({
  name: 'Ticks',
  description: 'A list of short promises, each with a tick.',
  props: z.strictObject({}),
  example: '<Ticks>\n\n- No setup fees\n- Cancel anytime\n\n</Ticks>',
  hydrate: 'never',
  takesChildren: true,
  component: Ticks,
})
