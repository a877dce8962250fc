import { pounds } from '../../../data/pricing.ts'
import { weeklyReceipt } from '../../../data/transformation.ts'
import { declareWidget } from '../declare.ts'

/** The sample of a weekly receipt, set as a till prints one. */
export function WeeklyReceipt() {
  const { title, note, lines, net } = weeklyReceipt
  return (
    <section className="receipt">
      <h3>{title}</h3>
      <p>{note}</p>
      <dl>
        {[...lines, net].map(({ label, pounds: amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{pounds(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

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
