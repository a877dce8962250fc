import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ModelTable } from './ModelTable.tsx'

export const modelTable = declareWidget({
  name: 'ModelTable',
  description: 'The business models compared: more people, more software, digital staff.',
  props: z.strictObject({}),
  example: '<ModelTable />',
  hydrate: 'never',
  takesChildren: false,
  component: ModelTable,
})
