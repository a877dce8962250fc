import { declareWidget } from '../declare.ts'
import { ValueCanvas } from './ValueCanvas.tsx'

export default declareWidget({
  name: 'ValueCanvas',
  description: 'The value-proposition canvas: what a business needs, and what the agents bring to it.',
  example: '<ValueCanvas />',
  component: ValueCanvas,
})
