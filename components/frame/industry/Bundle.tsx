import { agentPath, agents } from '../../../data/agents.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { industries, industryFacts, startLabel, type IndustryId } from '../../../data/industries.ts'
import { pounds } from '../../../data/pricing.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'
import { bundleComparison } from './bundle-comparison.ts'

/**
 * The side card: the trade's four agents, numbered as on the plan, with the bundle's price, what it has beyond four
 * single agents, and the facts that are the same for every trade.
 */
export function Bundle({ id }: { id: IndustryId }) {
  const { name, bundlePrice, bundle } = industries[id]
  return (
    <section className="bundle" aria-labelledby="bundle">
      <h2 id="bundle">{name} bundle</h2>
      <p className="price">
        <b>{pounds(bundlePrice)}</b> a month for four agents
      </p>
      <p className="mt-2">
        <NonBreakingCompounds>{bundleComparison(id)}</NonBreakingCompounds>
      </p>
      <ol>
        {bundle.map(({ agent, line }, index) => (
          <li key={agent}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <a href={agentPath(agent)}>{agents[agent].name}</a>
            <p>
              <NonBreakingCompounds>{line}</NonBreakingCompounds>
            </p>
          </li>
        ))}
      </ol>
      <ButtonLink size="lg" href={hirePath({ industry: id })}>
        {startLabel(id)}
      </ButtonLink>
      <ButtonLink variant="outline" href="/demo">
        Book Demo Call
      </ButtonLink>
      <dl className="fixed-facts">
        {industryFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
