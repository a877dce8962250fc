import { featuredIndustries, industries, industryPath } from '../../../data/industries.ts'
import { IndustrySymbol } from '../../drawings/symbols/IndustrySymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** The five industry cards as rooms, and a sixth for every other trade, which leads to the contact page. */
export function IndustryRooms() {
  return (
    <ul className="cells thirds">
      {featuredIndustries.map((id) => {
        const { sector, description, features } = industries[id]
        return (
          <li key={id}>
            <IndustrySymbol industry={id} size={80} />
            <h3>
              <a href={industryPath(id)}>{sector}</a>
            </h3>
            <p>{description}</p>
            <ul className="dash end">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        )
      })}
      <li>
        <IndustrySymbol size={80} />
        <h3>Other industries</h3>
        <p>
          Tell us which calls you miss, which jobs pile up and what you type twice. We’ll tell you which agent would
          help, or if none would.
        </p>
        <div className="cta end">
          <ButtonLink href="/contact">Contact Us</ButtonLink>
        </div>
      </li>
    </ul>
  )
}
