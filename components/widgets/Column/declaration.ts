import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Column } from './Column.tsx'

export const column = declareWidget({
  name: 'Column',
  description: 'One of the two columns of a `Section` that has a `split`.',
  props: z.strictObject({}),
  example: '<Section split="6/6">\n<Column>\n\nLeft.\n\n</Column>\n<Column>\n\nRight.\n\n</Column>\n</Section>',
  hydrate: 'never',
  takesChildren: true,
  component: Column,
})
