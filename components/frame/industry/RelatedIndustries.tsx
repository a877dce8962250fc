import { agents, type AgentId } from '../../../data/agents.ts'
import {
  industries,
  industryPath,
  industryTitle,
  similarIndustries,
  type IndustryId,
} from '../../../data/industries.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { IndustrySymbol } from '../../drawings/symbols/IndustrySymbol.tsx'

const words = new Intl.ListFormat('en-GB')

/** Three trades with similar work, and the agents that their bundles share with this one's. */
export function RelatedIndustries({ id }: { id: IndustryId }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>Similar industries</h2>
        <ul className="next-door">
          {similarIndustries(id).map((other) => (
            <li key={other} className={departmentClass(industries[other].colour)}>
              <IndustrySymbol industry={other} />
              <h3>
                <a href={industryPath(other)}>{industryTitle(other)}</a>
              </h3>
              <p>Also includes {words.format(sharedAgents(id, other).map((agent) => agents[agent].name))}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The agents that two trades' bundles share, in the order of the first. */
function sharedAgents(a: IndustryId, b: IndustryId): AgentId[] {
  const otherAgents: readonly AgentId[] = industries[b].bundle.map(({ agent }) => agent)
  return industries[a].bundle.map(({ agent }) => agent).filter((agent) => otherAgents.includes(agent))
}
