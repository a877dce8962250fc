import { declareWidget } from '../declare.ts'
import { ButtonTable } from './ButtonTable.tsx'

export default declareWidget({
  name: 'ButtonTable',
  description: 'The eleven button variants in the four sizes, for the kit on /kit.',
  example: '<ButtonTable />',
  kit: true,
  component: ButtonTable,
})
