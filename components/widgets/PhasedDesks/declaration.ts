import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PhasedDesks } from './PhasedDesks.tsx'

export const phasedDesks = declareWidget({
  name: 'PhasedDesks',
  description:
    'The ten desks of a larger firm in the three phases in which they are staffed, each phase with a bar for how far it is.',
  props: z.strictObject({}),
  example: '<PhasedDesks />',
  hydrate: 'never',
  takesChildren: false,
  component: PhasedDesks,
})
