import { declareWidget } from '../declare.ts'
import { QuickActions } from './QuickActions.tsx'

export default declareWidget({
  name: 'QuickActions',
  description: 'The four quick actions of the Compliance Centre, as a list of links.',
  example: '<QuickActions />',
  component: QuickActions,
})
