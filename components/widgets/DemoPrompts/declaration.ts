import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { DemoPrompts } from './DemoPrompts.tsx'

export const demoPrompts = declareWidget({
  name: 'DemoPrompts',
  description: 'Three things to say to the demo receptionist, and what to listen for.',
  props: z.strictObject({}),
  example: '<DemoPrompts />',
  hydrate: 'never',
  takesChildren: false,
  component: DemoPrompts,
})
