import { declareWidget } from '../declare.ts'
import { ExampleOffices } from './ExampleOffices.tsx'

export default declareWidget({
  name: 'ExampleOffices',
  description: 'Three example offices as receipts, each with its agents, its price and a link to hire them.',
  example: '<ExampleOffices />',
  component: ExampleOffices,
})
