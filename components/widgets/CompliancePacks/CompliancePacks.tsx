import { compliancePackIds, compliancePacks, PACK_BUTTON, popularPack } from '../../../data/compliance.ts'
import { pounds } from '../../../data/pricing.ts'
import { Button } from '../../ui/Button.tsx'
import { declareWidget } from '../declare.ts'

/** The industry compliance packs, side by side. None can be ordered yet. */
export function CompliancePacks() {
  return (
    <ul className="packs">
      {compliancePackIds.map((id) => {
        const { name, price, features } = compliancePacks[id]
        return (
          <li key={id} className={id === popularPack ? 'popular' : undefined}>
            <p className="mono">{id === popularPack ? 'Most asked about' : ' '}</p>
            <h3>{name}</h3>
            <p className="packs-price">
              <b>{pounds(price)}</b>/mo
            </p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Button disabled>{PACK_BUTTON}</Button>
            <p>
              <a href={`/contact?pack=${id}`}>
                Tell me when it’s ready<span className="sr-only">: {name}</span>
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export default declareWidget({
  name: 'CompliancePacks',
  description: 'The three industry compliance packs with their prices and contents; their buttons say Coming Soon.',
  example: '<CompliancePacks />',
  component: CompliancePacks,
})
