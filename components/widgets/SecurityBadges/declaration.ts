import { declareWidget } from '../declare.ts'
import { SecurityBadges } from './SecurityBadges.tsx'

export default declareWidget({
  name: 'SecurityBadges',
  description: "The company's certifications as badges, each with its true status.",
  example: '<SecurityBadges />',
  component: SecurityBadges,
})
