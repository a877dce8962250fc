import { hirePath } from '../../forms/hire-path.ts'
import { industries, industryTitle, startLabel, type IndustryId } from '../../../data/industries.ts'
import { hirePromises, pounds } from '../../../data/pricing.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../drawings/premises/industry-plan.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/marks.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { trails } from '../trails.ts'

/** The trade's office and how to start it, beside the plan of its premises. */
export function IndustryHead({ id }: { id: IndustryId }) {
  const { sector, description, colour, bundlePrice } = industries[id]
  return (
    <section className="wrap">
      <div className="way-back">
        <ButtonLink variant="ghost" size="sm" href="/">
          <Icon name="arrow-left" width="18" height="18" />
          Back to Home
        </ButtonLink>
        <Breadcrumbs trail={trails.industry} current={sector} />
      </div>
      <div className="landing-head">
        <div>
          <Chip tone={departmentClass(colour)}>{sector}</Chip>
          <h1>{industryTitle(id).replace(' Office', '\u00a0Office')}</h1>
          <p className="lead">{description}</p>
          <p className="price">
            <b>{pounds(bundlePrice)}</b> a month for four agents. {hirePromises.noSetupFees}.
          </p>
          <div className="cta">
            <ButtonLink variant="hero" href={hirePath({ industry: id })}>
              {startLabel(id)}
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" href="/demo">
              Book Demo Call
            </ButtonLink>
          </div>
        </div>
        <figure>
          <FloorPlanDrawing plan={industryPlan(id)} />
        </figure>
      </div>
    </section>
  )
}
