import { declareWidget } from '../declare.ts'
import { WebEras } from './WebEras.tsx'

export default declareWidget({
  name: 'WebEras',
  description: 'Web1 to Web4 on one timeline: the same call to a plumber in each, and when it was answered.',
  example: '<WebEras />',
  component: WebEras,
})
