import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { DataPlan } from './DataPlan.tsx'

export default declareWidget({
  name: 'DataPlan',
  description:
    'A drawing and a list of what happens to customer data: how it arrives, is stored, is sent and is deleted.',
  props: z.strictObject({
    show: z
      .enum(['drawing', 'steps'])
      .default('steps')
      .describe('`drawing` is the plan with its names only, `steps` also explains each number in a list.'),
  }),
  example: '<DataPlan />',
  component: DataPlan,
})
