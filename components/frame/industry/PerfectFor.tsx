import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'
import { industries, industryFacts, type IndustryId } from '../../../data/industries.ts'

/** The trade's six use cases, and the facts that are the same for every trade. */
export function PerfectFor({ id }: { id: IndustryId }) {
  return (
    <div>
      <h2>Perfect for</h2>
      <ul className="uses">
        {industries[id].useCases.map((useCase) => (
          <li key={useCase}>
            <span>
              <NonBreakingCompounds>{useCase}</NonBreakingCompounds>
            </span>
          </li>
        ))}
      </ul>
      <dl className="fixed-facts">
        {industryFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
