import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OfficeStreet } from './OfficeStreet.tsx'

export const officeStreet = declareWidget({
  name: 'OfficeStreet',
  sentence:
    'The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs.',
  props: z.strictObject({}),
  example: '<OfficeStreet />',
  wakes: 'never',
  takesChildren: false,
  component: OfficeStreet,
})
