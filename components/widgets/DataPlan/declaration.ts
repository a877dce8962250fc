import { declareWidget } from '../declare.ts'
import { DataPlan } from './DataPlan.tsx'

export default declareWidget({
  name: 'DataPlan',
  description:
    'A drawing and a list of what happens to customer data: how it arrives, is stored, is sent and is deleted.',
  example: '<DataPlan />',
  component: DataPlan,
})
