import { industries } from '../../../data/industries.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import type { TemplateProps } from '../template-props.ts'
import { Bundle } from './Bundle.tsx'
import { IndustryClosing } from './IndustryClosing.tsx'
import { IndustryHead } from './IndustryHead.tsx'
import { PerfectFor } from './PerfectFor.tsx'
import { RelatedIndustries } from './RelatedIndustries.tsx'

/** A trade's page: all facts from its record, then the page's own text. */
export function IndustryTemplate({ industry: id, children }: TemplateProps) {
  if (!id) throw new Error('A page with "template: industry" must say which industry it is about.')
  return (
    <div className={`landing ${departmentClass(industries[id].colour)}`}>
      <IndustryHead id={id} />
      <section className="sec band">
        <div className="wrap offer">
          <PerfectFor id={id} />
          <Bundle id={id} />
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="prose sided">{children}</div>
        </div>
      </section>
      <RelatedIndustries id={id} />
      <IndustryClosing id={id} />
    </div>
  )
}
