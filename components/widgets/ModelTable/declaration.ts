import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ModelTable } from './ModelTable.tsx'

export const modelTable = declareWidget({
  name: 'ModelTable',
  sentence: 'The business models compared: more people, more software, digital staff.',
  props: z.strictObject({}),
  example: '<ModelTable />',
  wakes: 'never',
  takesChildren: false,
  component: ModelTable,
})
