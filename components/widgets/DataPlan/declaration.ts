import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { DataPlan } from './DataPlan.tsx'

export const dataPlan = declareWidget({
  name: 'DataPlan',
  description:
    'A drawing and a list of what happens to customer data: how it arrives, is stored, is sent and is deleted.',
  props: z.strictObject({}),
  example: '<DataPlan />',
  hydrate: 'never',
  takesChildren: false,
  component: DataPlan,
})
