import { exampleOffices, hiredDesks } from '../../../data/office.ts'
import { agentCountText, monthlyTotal, pounds, powerUps, priceFor } from '../../../data/pricing.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { declareWidget } from '../declare.ts'

/** Three example offices as receipts: the agents, the power-ups, the total, and a link that hires them. */
export function ExampleOffices() {
  return (
    <ul className="example-offices">
      {exampleOffices.map(({ name, reason, desks, powerUps: extras }) => (
        <li key={name} className="card">
          <h3>{name}</h3>
          <p>{reason}</p>
          <p>
            {hiredDesks({ hired: desks })
              .map((desk) => desk.name)
              .join(', ')}
            .
          </p>
          <dl>
            <div>
              <dt>
                {agentCountText(desks.length)} at {pounds(priceFor(desks.length))}
              </dt>
              <dd>{pounds(monthlyTotal(desks.length))}</dd>
            </div>
            {extras.map((id) => (
              <div key={id}>
                <dt>{powerUps[id].name}</dt>
                <dd>{pounds(powerUps[id].price)}</dd>
              </div>
            ))}
            <div className="total">
              <dt>A month</dt>
              <dd>{pounds(monthlyTotal(desks.length, extras))}</dd>
            </div>
          </dl>
          <a href={hirePath({ desks, powerUps: extras })}>
            Hire {desks.length === 1 ? 'this agent' : `these ${desks.length} agents`}
          </a>
        </li>
      ))}
    </ul>
  )
}

export default declareWidget({
  name: 'ExampleOffices',
  description: 'Three example offices as receipts, each with its agents, its price and a link to hire them.',
  example: '<ExampleOffices />',
  component: ExampleOffices,
})
