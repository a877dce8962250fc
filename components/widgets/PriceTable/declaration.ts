import { declareWidget } from '../declare.ts'
import { PriceTable } from './PriceTable.tsx'

export default declareWidget({
  name: 'PriceTable',
  description: 'The volume prices: for each office level, how many agents it has, the price of each, and the total.',
  example: '<PriceTable />',
  component: PriceTable,
})
