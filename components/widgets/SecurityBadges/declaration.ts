import { certificationIds, certifications, statusText } from '../../../data/compliance.ts'
import { declareWidget } from '../declare.ts'
import { SecurityBadges } from './SecurityBadges.tsx'

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
