import { agents } from '../../../data/agents.ts'
import { industries, industryPath, industryTitle, type IndustryId } from '../../../data/industries.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { IndustrySymbol } from '../../drawings/symbols/IndustrySymbol.tsx'
import { relatedIndustries, sharedAgents } from './related-industries.ts'

const words = new Intl.ListFormat('en-GB')

/** Three trades whose bundles share most agents with this one. */
export function RelatedIndustries({ id }: { id: IndustryId }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>Similar industries</h2>
        <ul className="next-door">
          {relatedIndustries(id).map((other) => (
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
