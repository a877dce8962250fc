import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Stamps } from './Stamps.tsx'

export const stamps = declareWidget({
  name: 'Stamps',
  description: 'Two or three `Stamp`s side by side.',
  props: z.strictObject({}),
  example: '<Stamps>\n  <Stamp>SME First Design</Stamp>\n  <Stamp>Scales to Enterprise</Stamp>\n</Stamps>',
  hydrate: 'never',
  takesChildren: true,
  component: Stamps,
})
