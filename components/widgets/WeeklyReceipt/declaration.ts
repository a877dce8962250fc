import { declareWidget } from '../declare.ts'
import { WeeklyReceipt } from './WeeklyReceipt.tsx'

export default declareWidget({
  name: 'WeeklyReceipt',
  description: 'A sample weekly ROI receipt, set like a till receipt: saved, revenue and net.',
  example: '<WeeklyReceipt />',
  component: WeeklyReceipt,
})
