import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Sample } from './Sample.tsx'

export default declareWidget({
  name: 'Sample',
  description: 'A named part of the kit on /kit.',
  props: z.strictObject({ title: z.string().describe('The name of the part.') }),
  example: '<Sample title="Buttons"><ButtonTable /></Sample>',
  kit: true,
  takesChildren: true,
  component: Sample,
})
