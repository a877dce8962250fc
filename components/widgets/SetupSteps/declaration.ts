import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SetupSteps } from './SetupSteps.tsx'

export const setupSteps = declareWidget({
  name: 'SetupSteps',
  description: 'The four steps from signing up to the first call, on a ruler of ten minutes.',
  props: z.strictObject({}),
  example: '<SetupSteps />',
  hydrate: 'never',
  takesChildren: false,
  component: SetupSteps,
})
