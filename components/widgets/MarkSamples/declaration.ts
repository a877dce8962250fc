import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { markKinds, MarkSamples } from './MarkSamples.tsx'

export default declareWidget({
  name: 'MarkSamples',
  description: 'One kind of small mark in all its forms, for the kit on /kit.',
  props: z.strictObject({ kind: z.enum(markKinds).describe('Which kind of mark.') }),
  example: '<MarkSamples kind="stamps" />',
  kit: true,
  component: MarkSamples,
})
