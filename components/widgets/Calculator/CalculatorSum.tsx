import type { CalculatorResult } from '../../../data/calculator.ts'
import { wholeNumber, wholePercent } from './calculator-state.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'

/** A calculation set as a sum, a rule above its total. */
export function CalculatorSum({ missedCalls, bookings, revenue, net, returnPercent }: CalculatorResult) {
  return (
    <dl>
      <div>
        <dt>Missed calls</dt>
        <dd>{wholeNumber(missedCalls)}</dd>
      </div>
      <div>
        <dt>Bookings</dt>
        <dd>{wholeNumber(bookings)}</dd>
      </div>
      <div>
        <dt>Revenue</dt>
        <dd>{pounds(revenue)}</dd>
      </div>
      <div>
        <dt>Cost of one agent</dt>
        <dd>−{pounds(agentPrice)}</dd>
      </div>
      <div className="total">
        <dt>Net</dt>
        <dd>{net < 0 ? `−${pounds(-net)}` : pounds(net)}</dd>
      </div>
      <div>
        <dt>Return</dt>
        <dd>{wholePercent(returnPercent)}</dd>
      </div>
    </dl>
  )
}
