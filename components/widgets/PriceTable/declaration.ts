import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PriceTable } from './PriceTable.tsx'

export const priceTable = declareWidget({
  name: 'PriceTable',
  description: 'The volume prices: for each office level, how many agents it has, the price of each, and the total.',
  props: z.strictObject({}),
  example: '<PriceTable />',
  hydrate: 'never',
  takesChildren: false,
  component: PriceTable,
})
