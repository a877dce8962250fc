import { bandRange, priceBands, cheaperStep, pounds, priceFor, type PriceBand } from '../../../data/pricing.ts'
import { declareWidget } from '../declare.ts'

/** The volume prices as a table: level, agents, the price of each and of all; below it the step that costs less. */
export function PriceTable() {
  const { from, to, before, after } = cheaperStep
  return (
    <>
      <div className="table-box price-table" role="region" aria-label="Volume prices" tabIndex={0}>
        <table>
          <caption className="mono">Prices per month</caption>
          <thead>
            <tr>
              <th scope="col">Office level</th>
              <th scope="col">Agents</th>
              <th scope="col">Each</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {priceBands.map((band) => (
              <tr key={band.level}>
                <th scope="row">{band.level}</th>
                <td>{bandRange(band)}</td>
                <td>{pounds(band.price)}</td>
                <td>{totals(band)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="price-table-note">
        <b>
          {to} agents cost less than {from}.
        </b>{' '}
        {from} at {pounds(priceFor(from))} come to {pounds(before)} a month, {to} at {pounds(priceFor(to))} to{' '}
        {pounds(after)}. If you have {from}, hiring one more lowers your bill.
      </p>
    </>
  )
}

/** What a whole office of the band costs, from its fewest agents to its most. */
function totals({ from, to, price }: PriceBand): string {
  if (to === Infinity) return `from ${pounds(from * price)}`
  return from === to ? pounds(price) : `${pounds(from * price)}–${pounds(to * price)}`
}

export default declareWidget({
  name: 'PriceTable',
  description: 'The volume prices: for each office level, how many agents it has, the price of each, and the total.',
  example: '<PriceTable />',
  component: PriceTable,
})
