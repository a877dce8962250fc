import { pounds } from '../../../data/pricing.ts'
import { weeklyReceipt } from '../../../data/transformation.ts'
import { declareWidget } from '../declare.ts'
import { WeeklyReceipt } from './WeeklyReceipt.tsx'

export default declareWidget({
  name: 'WeeklyReceipt',
  description: 'A sample weekly ROI receipt, set like a till receipt: saved, revenue and net.',
  example: '<WeeklyReceipt />',
  print() {
    const { title, note, lines, net } = weeklyReceipt
    const rows = [...lines, net].map(({ label, pounds: amount }) => [label, pounds(amount)])
    return [{ kind: 'table', head: [title, note], rows, sum: true }]
  },
  component: WeeklyReceipt,
})
