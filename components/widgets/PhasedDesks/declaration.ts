import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PhasedDesks } from './PhasedDesks.tsx'

export const phasedDesks = declareWidget({
  name: 'PhasedDesks',
  description: 'The ten agents of a larger firm in three phases, with a progress bar for each phase.',
  props: z.strictObject({}),
  example: '<PhasedDesks />',
  hydrate: 'never',
  takesChildren: false,
  component: PhasedDesks,
})
