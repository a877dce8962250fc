import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { WebEras } from './WebEras.tsx'

export const webEras = declareWidget({
  name: 'WebEras',
  description: 'Web1 to Web4 on one timeline: the same call to a plumber in each, and when it was answered.',
  props: z.strictObject({}),
  example: '<WebEras />',
  hydrate: 'never',
  takesChildren: false,
  component: WebEras,
})
