import { declareWidget } from '../declare.ts'
import { StreetScene } from './StreetScene.tsx'

export default declareWidget({
  name: 'StreetScene',
  description: 'The people who run the company, drawn in front of their office in a London street.',
  example: '<StreetScene />',
  component: StreetScene,
})
