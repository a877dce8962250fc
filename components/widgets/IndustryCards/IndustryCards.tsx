import { featuredIndustries, industries, industryIds, industryPath } from '../../../data/industries.ts'
import { IndustrySymbol } from '../../drawings/symbols/IndustrySymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { declareWidget } from '../declare.ts'

const others = industryIds.filter((id) => !featuredIndustries.some((featured) => featured === id))

/** The five industry cards, and a sixth for every other industry, which leads to the contact page. */
export function IndustryCards() {
  return (
    <ul className="cells thirds">
      {featuredIndustries.map((id) => {
        const { businesses, description, features } = industries[id]
        return (
          <li key={id}>
            <IndustrySymbol industry={id} size={80} />
            <h3>
              <a href={industryPath(id)}>{businesses}</a>
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
          Not listed? Tell us which calls you miss and what you type twice. We’ll say which agent would help, if any.
        </p>
        <ul className="dash grid grid-cols-2 gap-x-5">
          {others.map((id) => (
            <li key={id}>
              <a href={industryPath(id)}>{industries[id].businesses}</a>
            </li>
          ))}
        </ul>
        <div className="cta end">
          <ButtonLink href="/contact">Contact Us</ButtonLink>
        </div>
      </li>
    </ul>
  )
}

export default declareWidget({
  name: 'IndustryCards',
  description:
    'Five industries, each with four key features and a link to its page. Others are led to the contact page.',
  example: '<IndustryCards />',
  component: IndustryCards,
})
