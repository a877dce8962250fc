import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ValueCanvas } from './ValueCanvas.tsx'

export const valueCanvas = declareWidget({
  name: 'ValueCanvas',
  description: 'The value-proposition canvas: what a business needs, and what the agents bring to it.',
  props: z.strictObject({}),
  example: '<ValueCanvas />',
  hydrate: 'never',
  takesChildren: false,
  component: ValueCanvas,
})
