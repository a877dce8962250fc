import { declareWidget } from '../declare.ts'
import { GrowthSteps } from './GrowthSteps.tsx'

export default declareWidget({
  name: 'GrowthSteps',
  description: 'How an office grows, in steps: each `###` begins one, beside a plan with one more room.',
  example:
    '<GrowthSteps>\n\n### Start with one agent\n\nMost businesses start with the phone.\n\n### Add only what you need\n\nAdd the next agent where you’re short-staffed.\n\n</GrowthSteps>',
  takesChildren: true,
  shows: 'what follows its first ###',
  component: GrowthSteps,
})
