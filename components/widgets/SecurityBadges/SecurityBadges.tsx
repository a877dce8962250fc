import { certificationIds, certifications, statusOf } from '../../../data/compliance.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Status } from '../../ui/marks.tsx'
import type { WidgetContext } from '../declare.ts'

/** The certifications with their status; what each one is opens. */
export function SecurityBadges({ buildDate }: WidgetContext) {
  return (
    <Accordion
      items={certificationIds.map((id) => ({
        summary: (
          <span className="security-badges">
            {certifications[id].name} <Status {...statusOf(certifications[id], buildDate)} />
          </span>
        ),
        content: <p>{certifications[id].description}</p>,
      }))}
    />
  )
}
