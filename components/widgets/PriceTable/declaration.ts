import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PriceTable } from './PriceTable.tsx'

export const priceTable = declareWidget({
  name: 'PriceTable',
  description:
    'The volume prices: each office level with its agents, the price of one and of all, and the step at which the total falls.',
  props: z.strictObject({}),
  example: '<PriceTable />',
  hydrate: 'never',
  takesChildren: false,
  component: PriceTable,
})
