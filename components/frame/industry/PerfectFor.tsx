import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'
import { industries, type IndustryId } from '../../../data/industries.ts'

/** The trade's six use cases. */
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
    </div>
  )
}
