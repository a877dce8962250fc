import { messages } from '../../../data/about.ts'
import { hireFeatures } from '../../../data/hire.ts'
import { hirePromises } from '../../../data/pricing.ts'

/** The lists that there are. */
export const tickLists = {
  'hire-features': hireFeatures,
  'hire-promises': Object.values(hirePromises),
  messages,
} as const

/** A list of the records whose items are ticked. */
export function TickList({ of }: { of: keyof typeof tickLists }) {
  return (
    <div className="ticks">
      <ul>
        {tickLists[of].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
