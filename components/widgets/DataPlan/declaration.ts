import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { DataPlan } from './DataPlan.tsx'

export const dataPlan = declareWidget({
  name: 'DataPlan',
  description: 'A plan of four rooms that shows where customer data enters, rests, leaves and is deleted, with a list.',
  props: z.strictObject({}),
  example: '<DataPlan />',
  hydrate: 'never',
  takesChildren: false,
  component: DataPlan,
})
