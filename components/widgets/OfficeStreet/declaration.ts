import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OfficeStreet } from './OfficeStreet.tsx'

export const officeStreet = declareWidget({
  name: 'OfficeStreet',
  description:
    'The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs.',
  props: z.strictObject({}),
  example: '<OfficeStreet />',
  hydrate: 'never',
  takesChildren: false,
  component: OfficeStreet,
})
