import { declareWidget } from '../declare.ts'
import { ModelTable } from './ModelTable.tsx'

export default declareWidget({
  name: 'ModelTable',
  description: 'The business models compared: more people, more software, digital staff.',
  example: '<ModelTable />',
  component: ModelTable,
})
