import { certificationIds, certifications, statusOf, statusText } from '../../../data/compliance.ts'
import { Accordion } from '../../ui/Disclosure.tsx'
import { Status } from '../../ui/marks.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

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

export default declareWidget({
  name: 'SecurityBadges',
  description: "The company's certifications as badges, each with its true status.",
  example: '<SecurityBadges />',
  print: (_props, buildDate) => [
    {
      kind: 'points',
      points: certificationIds.map((id) => ({
        title: `${certifications[id].name}: ${statusText(certifications[id], buildDate)}`,
        text: certifications[id].description,
      })),
    },
  ],
  component: SecurityBadges,
})
