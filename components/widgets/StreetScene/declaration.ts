import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { StreetScene } from './StreetScene.tsx'

export const streetScene = declareWidget({
  name: 'StreetScene',
  description: 'The people who run the company, drawn in front of their office in a London street.',
  props: z.strictObject({}),
  example: '<StreetScene />',
  hydrate: 'never',
  takesChildren: false,
  component: StreetScene,
})
