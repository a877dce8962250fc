import { declareWidget } from '../declare.ts'
import { DemoPrompts } from './DemoPrompts.tsx'

export default declareWidget({
  name: 'DemoPrompts',
  description: 'Three things to say to the demo receptionist, and what to listen for.',
  example: '<DemoPrompts />',
  component: DemoPrompts,
})
