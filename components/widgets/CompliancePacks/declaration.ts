import { declareWidget } from '../declare.ts'
import { CompliancePacks } from './CompliancePacks.tsx'

export default declareWidget({
  name: 'CompliancePacks',
  description: 'The three industry compliance packs with their prices and contents; their buttons say Coming Soon.',
  example: '<CompliancePacks />',
  component: CompliancePacks,
})
